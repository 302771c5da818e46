/** A page of the list of posts, newest first. */
export { PostList as default } from './blog/PostList.tsx';
