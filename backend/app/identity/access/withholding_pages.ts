import type { PageRule } from './page_rule.js'

/** The pages of withholding tax. */
export const WITHHOLDING_PAGES: readonly PageRule[] = [
  { path: '/finance/withholding-returns', ability: 'withholding.view', home: '/finance' },
  { path: '/finance/withholding-returns/:id', ability: 'withholding.view', home: '/finance' },
  { path: '/finance/withholdings', ability: 'withholding.view', home: '/finance' },
  { path: '/finance/withholding-kinds', ability: 'withholding.view', home: '/finance' },
  { path: '/finance/withholding-kinds/new', ability: 'withholding.configure', home: '/finance' },
  { path: '/finance/withholding-kinds/:id', ability: 'withholding.view', home: '/finance' },
  {
    path: '/finance/withholding-kinds/:id/edit',
    ability: 'withholding.configure',
    home: '/finance',
  },
  { path: '/finance/withholding-rates', ability: 'withholding.view', home: '/finance' },
  { path: '/finance/withholding-rates/new', ability: 'withholding.configure', home: '/finance' },
  { path: '/finance/withholding-rates/:id', ability: 'withholding.view', home: '/finance' },
  {
    path: '/finance/withholding-rates/:id/edit',
    ability: 'withholding.configure',
    home: '/finance',
  },
  { path: '/finance/withholding-treaties', ability: 'withholding.view', home: '/finance' },
  { path: '/finance/withholding-treaties/new', ability: 'withholding.configure', home: '/finance' },
  { path: '/finance/withholding-treaties/:id', ability: 'withholding.view', home: '/finance' },
  {
    path: '/finance/withholding-treaties/:id/edit',
    ability: 'withholding.configure',
    home: '/finance',
  },
]
