export interface Page {
  name: string
  path: string
  needsSession: boolean
  /** What is on the screen when someone can work with the page. */
  usable: string
  /** How many of them there have to be. */
  least: number
  goalMs: number
  warmGoalMs: number
}

/** Requests of a first page, those of the API included. */
export const REQUESTS_GOAL = 25
const WARM_MS = 800

export const PAGES: Page[] = [
  {
    name: 'login',
    path: '/login',
    needsSession: false,
    usable: 'form input[type=password]',
    least: 1,
    goalMs: 2200,
    warmGoalMs: WARM_MS,
  },
  {
    name: 'departments',
    path: '/departments',
    needsSession: true,
    usable: 'main h3 a',
    least: 3,
    goalMs: 3000,
    warmGoalMs: WARM_MS,
  },
  {
    name: 'clients',
    path: '/commercial/clients',
    needsSession: true,
    usable: 'main tbody tr[data-row-key]',
    least: 5,
    goalMs: 3500,
    warmGoalMs: WARM_MS,
  },
]
