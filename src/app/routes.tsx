import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { enterAuth, enterLogin, readAuthSearch, readLoginSearch } from '#features/accounts/web/index.ts'
import { dropLargeData } from '#platform/web/api/large-data.ts'
import { writePageTitle } from './navigation/page-title.ts'
import { showScreenTitle } from '#platform/web/window-title.ts'
import { lazyScreen } from './navigation/lazy-screen.ts'
import { parseSearch, stringifySearch } from './navigation/plain-search.ts'
import { leadsTo, root, screen } from './navigation/screen.ts'
import { ErrorScreen } from './shell/ErrorScreen.tsx'
import { PendingScreen } from './shell/PendingScreen.tsx'

const W = '/workspace/$workspaceId'
const CP = '/workspace/$workspaceId/contentplan/$contentplanId'

const Login = lazyScreen(() => import('#features/accounts/web/LoginScreen.tsx'), 'LoginScreen')
const SignupMain = lazyScreen(() => import('#features/accounts/web/SignupMainScreen.tsx'), 'SignupMainScreen')
const SignupMini = lazyScreen(() => import('#features/accounts/web/SignupMiniScreen.tsx'), 'SignupMiniScreen')
const Auth = lazyScreen(() => import('#features/accounts/web/AuthScreen.tsx'), 'AuthScreen')
const WorkspaceList = lazyScreen(
  () => import('#features/workspaces/web/WorkspaceListScreen.tsx'),
  'WorkspaceListScreen',
)
const Workspace = lazyScreen(() => import('#screens/workspace/WorkspaceScreen.tsx'), 'WorkspaceScreen')
const CreateContentplan = lazyScreen(
  () => import('#screens/onboarding/CreateContentplanScreen.tsx'),
  'CreateContentplanScreen',
)
const ConnectSearchConsole = lazyScreen(
  () => import('#screens/onboarding/ConnectSearchConsoleScreen.tsx'),
  'ConnectSearchConsoleScreen',
)
const ConnectWordpress = lazyScreen(
  () => import('#screens/onboarding/ConnectWordpressScreen.tsx'),
  'ConnectWordpressScreen',
)
const ClustererFree = lazyScreen(
  () => import('#features/clusterer/web/ClustererFreeScreen.tsx'),
  'ClustererFreeScreen',
)
const Home = lazyScreen(() => import('#screens/home/HomeScreen.tsx'), 'HomeScreen')
const Keywords = lazyScreen(() => import('#screens/keywords/KeywordsScreen.tsx'), 'KeywordsScreen')
const Plan = lazyScreen(() => import('#screens/clusters/PlanScreen.tsx'), 'PlanScreen')
const Hubs = lazyScreen(() => import('#screens/hubs/HubsScreen.tsx'), 'HubsScreen')
const ContentHubs = lazyScreen(
  () => import('#screens/content-hubs/ContentHubsScreen.tsx'),
  'ContentHubsScreen',
)
const NewClustering = lazyScreen(
  () => import('#screens/new-clustering/NewClusteringScreen.tsx'),
  'NewClusteringScreen',
)
const Drift = lazyScreen(() => import('#screens/drifted-keywords/DriftScreen.tsx'), 'DriftScreen')
const Article = lazyScreen(() => import('#screens/cluster/ArticleScreen.tsx'), 'ArticleScreen')
const ArticleShared = lazyScreen(
  () => import('#screens/cluster-shared/ArticleSharedScreen.tsx'),
  'ArticleSharedScreen',
)
const Hub = lazyScreen(() => import('#screens/hub/HubScreen.tsx'), 'HubScreen')
const NewHub = lazyScreen(() => import('#screens/new-hub/NewHubScreen.tsx'), 'NewHubScreen')
const NewArticle = lazyScreen(() => import('#screens/new-article/NewArticleScreen.tsx'), 'NewArticleScreen')
const MainKeywords = lazyScreen(
  () => import('#screens/main-keywords/MainKeywordsScreen.tsx'),
  'MainKeywordsScreen',
)
const Pages = lazyScreen(() => import('#screens/pages/PagesScreen.tsx'), 'PagesScreen')
const Report = lazyScreen(() => import('#screens/report/ReportScreen.tsx'), 'ReportScreen')
const Mindmap = lazyScreen(() => import('#screens/map/MapScreen.tsx'), 'MapScreen')
const Settings = lazyScreen(() => import('#screens/settings/SettingsScreen.tsx'), 'SettingsScreen')
const GoogleAnalytics = lazyScreen(
  () => import('#features/analytics/web/google-analytics/GoogleAnalyticsScreen.tsx'),
  'GoogleAnalyticsScreen',
)
const Wordpress = lazyScreen(
  () => import('#features/connections/web/wordpress/WordpressScreen.tsx'),
  'WordpressScreen',
)
const Webflow = lazyScreen(
  () => import('#features/connections/web/webflow/WebflowScreen.tsx'),
  'WebflowScreen',
)
const CustomCms = lazyScreen(
  () => import('#features/connections/web/custom-cms/CustomCmsScreen.tsx'),
  'CustomCmsScreen',
)
const NotionIntegration = lazyScreen(
  () => import('#features/connections/web/notion/NotionIntegrationScreen.tsx'),
  'NotionIntegrationScreen',
)
const Shopify = lazyScreen(
  () => import('#features/connections/web/shopify/ShopifyScreen.tsx'),
  'ShopifyScreen',
)
const ShopifyCallback = lazyScreen(
  () => import('#features/connections/web/shopify/ShopifyCallbackScreen.tsx'),
  'ShopifyCallbackScreen',
)
const Director = lazyScreen(() => import('#screens/director/DirectorScreen.tsx'), 'DirectorScreen')
const DirectorShared = lazyScreen(
  () => import('#screens/director/DirectorSharedScreen.tsx'),
  'DirectorSharedScreen',
)
const SearchConsole = lazyScreen(
  () => import('#features/performance/web/SearchConsoleScreen.tsx'),
  'SearchConsoleScreen',
)
const InternalLinks = lazyScreen(
  () => import('#features/pages/web/links/InternalLinksScreen.tsx'),
  'InternalLinksScreen',
)
const AISettings = lazyScreen(() => import('#screens/ai-settings/AISettingsScreen.tsx'), 'AISettingsScreen')
const StyleGuide = lazyScreen(() => import('#screens/style-guide/StyleGuideScreen.tsx'), 'StyleGuideScreen')

const ContentEditor = lazyScreen(
  () => import('#screens/content-editor/ContentEditorScreen.tsx'),
  'ContentEditorScreen',
)

const atLogin = { readSearch: readLoginSearch, enter: enterLogin }
const atAuth = { readSearch: readAuthSearch, enter: enterAuth }
const open = { access: 'public' } as const
const shared = { access: 'sharing-key' } as const
const forSaas = { isForSaas: true } as const

/** The specification's route table, in its order. A line without a component is a screen that is not built yet. */
const screens = [
  screen('S-01', '/', 'Login', 'Sign in', { component: Login, ...open, ...atLogin }),
  screen('S-02', '/main', 'SignupMain', 'Sign up', { component: SignupMain, ...open }),
  screen('S-03', '/mini', 'SignupMini', 'Sign up', { component: SignupMini, ...open }),
  leadsTo('/managed', '/main'),
  screen('S-05', '/auth/$action', 'Auth', 'Sign in', { component: Auth, ...open, ...atAuth }),
  screen('S-06', '/workspace', 'WorkspaceList', 'Workspaces', { component: WorkspaceList }),
  screen('S-07', W, 'Workspace', 'Workspace', { component: Workspace }),
  screen('S-08', `${W}/contentplan/add`, 'CreateContentplan', 'New plan', { component: CreateContentplan }),
  screen('S-09', `${CP}/onboarding/gsc`, 'CreateContentplanStep3', 'Connect Search Console', {
    component: ConnectSearchConsole,
  }),
  screen('S-10', `${CP}/onboarding/wordpress`, 'CreateContentplanStep4', 'Connect WordPress', {
    component: ConnectWordpress,
  }),
  screen('S-11', `${W}/ultimate-clusterer`, 'ClustererPaid', 'SERP clustering', forSaas),
  screen('S-12', `${W}/ai-writer`, 'WriterPaid', 'AI writer', forSaas),
  screen('S-13', `${W}/keyword-research`, 'ResearchPaid', 'Keyword research', forSaas),
  screen('S-14', `${W}/settings`, 'WorkspaceSettings', 'Settings', forSaas),
  screen('S-15', `${W}/stripe-success`, 'StripeLander', 'Payment', forSaas),
  screen('S-16', '/roi-calculator', 'RoiCalculator', 'ROI calculator', open),
  screen('S-17', '/clusterer', 'ClustererFree', 'Keyword clusterer', { component: ClustererFree, ...open }),
  screen('S-18', '/ecommerce-analyzer', 'EcommerceFree', 'Ecommerce analyzer', open),
  screen('S-19', '/listicle-finder', 'ListicleFinder', 'Listicle finder', open),
  screen('S-20', '/ai-writer-free', 'WriterFree', 'Free AI writer', open),
  screen('S-21', '/notion-integration', 'NotionIntegration', 'Notion', {
    component: NotionIntegration,
    ...open,
    callsApi: true,
  }),
  screen('S-22', '/shopify-auth-callback', 'ShopifyAuthCallback', 'Shopify', {
    component: ShopifyCallback,
    ...open,
    callsApi: true,
  }),
  screen('S-23', `${CP}/home`, 'Home', 'Home', { component: Home }),
  screen('S-24', `${CP}/keywords`, 'Keywords', 'Keywords', { component: Keywords }),
  screen('S-25', `${CP}/article/$articleId`, 'Article', 'Article', { component: Article }),
  screen('S-26', `${CP}/article/$articleId/$sharingKey`, 'ArticleShared', 'Article', {
    component: ArticleShared,
    ...shared,
  }),
  screen('S-27', `${CP}/plan/{-$filter}`, 'Plan', 'Clusters', { component: Plan }),
  screen('S-28', `${CP}/hubs`, 'Hubs', 'Hubs', { component: Hubs }),
  screen('S-29', `${CP}/hubs-new`, 'HubsNew', 'Content Hubs', { component: ContentHubs }),
  screen('S-30', `${CP}/hub/{-$topicId}`, 'HubDetail', 'Hubs', { component: Hub }),
  screen('S-31', `${CP}/new-hub`, 'NewHub', 'New hub', { component: NewHub }),
  screen('S-32', `${CP}/new-article`, 'NewArticle', 'New article', { component: NewArticle }),
  screen('S-33', `${CP}/page-keyword-mapper`, 'PageKwMapper', 'Main keywords', { component: MainKeywords }),
  screen('S-34', `${CP}/pages`, 'Pages', 'Pages', { component: Pages }),
  screen('S-35', `${CP}/report`, 'Report', 'Report view', { component: Report }),
  screen('S-36', `${CP}/sprints`, 'Sprints', 'Sprints view'),
  screen('S-37', `${CP}/map`, 'Mindmap', 'Favorites', { component: Mindmap }),
  screen('S-38', `${CP}/settings`, 'ContentplanSettings', 'Settings', { component: Settings }),
  screen('S-39', `${CP}/wordpress-integration`, 'WordpressIntegration', 'WordPress', {
    component: Wordpress,
  }),
  screen('S-40', `${CP}/webflow-integration`, 'WebflowIntegration', 'Webflow', { component: Webflow }),
  screen('S-41', `${CP}/shopify-integration`, 'ShopifyIntegration', 'Shopify', { component: Shopify }),
  screen('S-42', `${CP}/ga-integration`, 'GoogleAnalyticsIntegration', 'Google Analytics', {
    component: GoogleAnalytics,
  }),
  screen('S-43', `${CP}/gsc-integration`, 'SearchConsoleIntegration', 'Search Console', {
    component: SearchConsole,
  }),
  screen('S-44', `${CP}/director`, 'Director', 'Director view', { component: Director }),
  screen('S-45', `${CP}/director/$sharingKey`, 'DirectorShared', 'Director view', {
    component: DirectorShared,
    ...shared,
  }),
  screen('S-46', `${CP}/internal-links`, 'InternalLinks', 'Internal links', { component: InternalLinks }),
  screen('S-47', `${CP}/content-editor`, 'ContentEditor', 'Article editor', { component: ContentEditor }),
  screen('S-48', `${CP}/translated-articles`, 'TranslatedArticles', 'Translated articles'),
  screen('S-49', `${CP}/ai-settings`, 'AISettings', 'AI settings', { component: AISettings }),
  screen('S-50', `${CP}/style-guide`, 'StyleGuideSettings', 'Style guide', { component: StyleGuide }),
  screen('S-51', `${CP}/custom-cms-integration`, 'CustomCmsIntegration', 'Custom CMS', {
    component: CustomCms,
  }),
]

/**
 * Our own screens, which that table does not have: a proposed clustering, drifted keywords, and setting up without a
 * plan in the address (F-012).
 */
const others = [
  screen(null, `${CP}/new-clustering`, 'NewClustering', 'New clustering', { component: NewClustering }),
  screen(null, `${CP}/drift`, 'Drift', 'Drift', { component: Drift }),
  screen(null, `${W}/contentplan/onboarding/gsc`, 'CreateContentplanStep3', 'Connect Search Console'),
  screen(null, `${W}/contentplan/onboarding/wordpress`, 'CreateContentplanStep4', 'Connect WordPress'),
]

const FIRST_PENDING_MS = 5_000
const PENDING_MS = 200

/** The app's router, before its first load. */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: root.addChildren([...screens, ...others]),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The first screen appears as a whole: filled bit by bit it would move. index.html shows a frame until then.
    defaultPendingMs: FIRST_PENDING_MS,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    // Other ids in the address mount the screen again, so that it keeps nothing of the one before. A filter does not.
    defaultRemountDeps: ({ params }) => ({ ...params, filter: undefined }),
  })
  router.subscribe('onResolved', () => {
    const match = router.state.matches.at(-1)
    // Until then the page that led to the sign-in stays.
    if (match?.staticData.access === 'signed-in') router.options.defaultPendingMs = PENDING_MS
    const context = match && 'isLost' in match.context ? match.context : undefined
    const title = context?.isLost === true ? 'Not found' : match?.staticData.title
    showScreenTitle(writePageTitle(title, context?.contentplan?.name))
  })
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) dropLargeData(queryClient)
  })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
