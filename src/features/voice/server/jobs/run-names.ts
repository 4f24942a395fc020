/** The pipelines of this feature. */
export const [GUIDE_RUN, PREVIEW_RUN] = ['style-guide', 'style-preview'] as const
