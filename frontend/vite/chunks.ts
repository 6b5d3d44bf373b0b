import type { Rolldown } from 'vite'

/** Opened by few and large, or only after a click: each is fetched when it is needed. */
const APART =
  /[\\/](calendar|preview|import|photo|business-cards|gantt|labels|locales)[\\/]|[\\/](signature-pad|import)\.tsx?$|-(chart|dialog|drawer)\.tsx$/

const FEATURE = /[\\/]src[\\/]features[\\/]([a-z]+)[\\/].+\.tsx?$/

/**
 * The largest departments come in parts, by what people do there in a day: who opens the list of projects
 * needs neither the planner's grid nor the site's forms, who opens that of orders no store.
 */
const PARTS = [
  {
    name: 'planning',
    test: /[\\/]production[\\/](schedule[a-z-]*|tasks|baselines|work-calendars|material-needs|look-ahead|task-constraints|weekly-plans|planning[a-z-]*)[\\/]/,
  },
  // what people are paid, and owed as they leave, is for few eyes
  { name: 'pay', test: /[\\/]people[\\/](settlements|end-of-service|month-sheets)[\\/]/ },
  // read by all, but not with the list of employees
  {
    name: 'workplace',
    test: /[\\/]people[\\/](policies|checklists|leavings|organization-chart|reports)[\\/]/,
  },
  // what vendors state of their accounts is compared by those who keep the books
  { name: 'accounts', test: /[\\/]procurement[\\/](vendor-statements|withholding[a-z-]*)[\\/]/ },
  // what the firm's IT looks after is no part of a list of users
  {
    name: 'upkeep',
    test: /[\\/]administration[\\/](retention-rules|personal-data|access-review[a-z-]*|service-accounts|identity-providers|backups|restore-drills|file-scans|webhook[a-z-]*)[\\/]/,
  },
  { name: 'site', test: /[\\/]production[\\/](site-reports|delays|delay-claims)[\\/]/ },
  {
    name: 'store',
    test: /[\\/]procurement[\\/](stock-[a-z-]+|materials|material-tracking|warehouses|reorder-suggestions|equipment|trips)[\\/]/,
  },
]

/** The part or the department whose pages a module belongs to. */
function departmentOf(id: string): string | null {
  const [, department] = FEATURE.exec(id) ?? []
  if (!department || APART.test(id)) return null
  return PARTS.find(({ test }) => test.test(id))?.name ?? department
}

/** What only a few forms have, of more than one department: the lists do without it. */
const OF_FEW_FORMS =
  /[\\/](inputs[\\/](hijri-date-input|both-calendars)\.tsx?|antd[\\/]es[\\/]slider[\\/].+|rc-slider[\\/].+)$/

/** Chosen by who makes tokens and accounts of programs. */
const OF_ABILITIES =
  /([\\/]access[\\/]ability-select\.tsx|[\\/](antd[\\/]es[\\/]tree-select|rc-tree-select|rc-tree)[\\/].+)$/

/** Drawn on one page, which is opened once. */
const OF_QR_CODES = /[\\/](antd[\\/]es[\\/]qr-code|@rc-component[\\/]qrcode)[\\/]/

/** What the pages of more than one department share: the kit and the packages it is made of. */
const isShared = (id: string) =>
  /[\\/](kit|node_modules)[\\/]/.test(id) &&
  !OF_FEW_FORMS.test(id) &&
  !OF_ABILITIES.test(id) &&
  !OF_QR_CODES.test(id) &&
  // the frame of every dialog with a form and the way to an import; else one department would have them, and the
  // others load that one
  (!APART.test(id) || /(form-dialog|import-link)\.tsx$/.test(id))

/** What charts of more than one shape are drawn with: pages without one do not fetch it. */
const OF_CHARTS =
  /[\\/]node_modules[\\/](recharts|victory-vendor|d3-[a-z]+|internmap|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|decimal\.js-light|es-toolkit)[\\/]/

/**
 * What is used together comes in one file: what every visitor needs, the sign-in form, the frame
 * around the pages, what lists and forms are made of, and each department. Each takes what it
 * imports with it, unless a group before has it.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Refine imports it for parts that no page uses: with the frame everyone would fetch it
  { name: 'csv', test: /[\\/]node_modules[\\/]papaparse[\\/]/, priority: 60 },
  { name: 'portal', tags: ['$initial'], priority: 50 },
  { name: 'sign-in', test: /[\\/]login-page\.tsx$/, priority: 40 },
  {
    name: 'frame',
    test: /[\\/]src[\\/]app[\\/](signed-in\.tsx|motion-features\.ts)$/,
    priority: 30,
  },
  { name: 'charts', test: OF_CHARTS, priority: 25 },
  { name: 'kit', test: isShared, minShareCount: 2, priority: 20 },
  { name: 'few-forms', test: OF_FEW_FORMS, priority: 15 },
  { name: 'abilities', test: OF_ABILITIES, priority: 15 },
  { name: 'qr-code', test: OF_QR_CODES, priority: 15 },
  { name: departmentOf, debugName: 'departments', priority: 10 },
]

/**
 * Refine imports them for parts that no page of ours uses. Without this they stay, because nothing
 * in them says that importing them does nothing.
 */
export const UNUSED_PARTS = /[\\/]node_modules[\\/](react-markdown|remark-gfm|papaparse)[\\/]/
