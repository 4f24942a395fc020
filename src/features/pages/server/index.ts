export { insertFoundPages } from './commands/add-pages.ts'
export { startDueCrawl } from './commands/start-crawl.ts'
export { crawlSite } from './jobs/crawl-site.ts'
export { linkHandlers, pageHandlers } from './routes.ts'
