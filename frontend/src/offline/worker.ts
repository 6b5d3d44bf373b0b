import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precache,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare global {
  /** What the build puts here: the files of the pages that open without a connection. */
  const OFFLINE_FILES: { url: string; revision: string | null }[]
}

/** The part of the worker's own scope that is used here; its types contradict those of a page. */
interface WorkerScope {
  skipWaiting(): Promise<void>
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown> | undefined): void }) => void
  ): void
}

const scope = self as unknown as WorkerScope

/** On a line that is nearly dead the kept page is better than a white one. */
const PATIENCE_MS = 8_000
/** Answers of the portal, and files that have a name of their own. */
const NOT_A_PAGE = [/^\/(api|health)(\/|$|\?)/, /^[^?]*\.[a-z0-9]+(\?|$)/i]

precache(OFFLINE_FILES)
cleanupOutdatedCaches()

// the newest portal at once: an open page has what it needs, or loads it as it does without a worker
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(scope.registration.navigationPreload?.enable())
)

const names = new Set(OFFLINE_FILES.map(({ url }) => url))
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && names.has(url.pathname),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request)
)

const keptPage = createHandlerBoundToURL('/index.html')
registerRoute(
  new NavigationRoute(
    async (options) => {
      const { preloadResponse } = options.event as {
        preloadResponse?: Promise<Response | undefined>
      }
      const fresh = async () => (await preloadResponse) ?? fetch(options.request)
      return inTime(fresh()).catch(() => keptPage(options))
    },
    { denylist: NOT_A_PAGE }
  )
)

function inTime(answer: Promise<Response>): Promise<Response> {
  return Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS)
    }),
  ])
}
