/**
 * Elements that HTML in a page never has: they embed foreign content, run code, or change where links and the page
 * itself lead. What looks like one in an attribute counts too.
 */
export const FOREIGN = /<(?:base|embed|i?frame|link|meta|object|script|style)\b/i;
