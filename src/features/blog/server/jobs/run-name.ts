/** The pipeline that builds a branch of a blog. */
export const BLOG_RUN = 'blog'
