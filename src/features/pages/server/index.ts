export { addPages, insertFoundPages, insertPages } from './commands/add-pages.ts'
export { startCrawl, startDueCrawl } from './commands/start-crawl.ts'
export { crawlSite } from './crawling/pipeline.ts'
export { pageHandlers } from './routes.ts'
