/** A page of the posts that carry a tag. */
export { PostList as default } from './blog/PostList.tsx';
