import { describe, expect, it } from 'vitest'
import { matchPath } from 'react-router'
import { PAGE_RULES } from '@binaa/backend/pages'
import { makeUser } from '../test/factories'
import { canOpen, hasOwnRefusal, ruleOf } from './page-access'
import { PAGES } from './pages-list'
import { landingTarget } from './use-landing'

describe('page access', () => {
  it('finds the most exact rule for an address', () => {
    expect(ruleOf('/procurement/purchase-orders/new')?.ability).toBe('purchase-orders.manage')
    expect(ruleOf('/procurement/purchase-orders/12')?.ability).toBe('purchase-orders.view')
    expect(ruleOf('/nowhere')).toBeUndefined()
  })

  it('opens a page for the holder of its ability only', () => {
    expect(canOpen(makeUser(), '/finance')).toBe(false)
    expect(canOpen(makeUser({ abilities: ['finance.open'] }), '/finance')).toBe(true)
    expect(canOpen(null, '/encryption-code')).toBe(true)
    expect(canOpen(makeUser(), '/no-such-page')).toBe(true)
  })

  it('knows the pages that answer a refusal themselves', () => {
    expect(hasOwnRefusal('/procurement/vendors')).toBe(true)
    expect(hasOwnRefusal('/hr/employee-policies')).toBe(true)
    expect(hasOwnRefusal('/quotation-approvals')).toBe(true)
    expect(hasOwnRefusal('/finance')).toBe(false)
  })

  it('lands a fresh sign-in by the rules, an opened address by the page', () => {
    const user = makeUser()
    expect(landingTarget('/finance', user, false)).toBe('/departments')
    expect(landingTarget('/procurement/vendors', user, true)).toBe('/departments')
    expect(landingTarget('/procurement/vendors', user, false)).toBeNull()
    expect(landingTarget('/departments', user, true)).toBeNull()
  })

  it('has a page for every rule of the table', () => {
    const missing = PAGE_RULES.filter(
      ({ path }) => !PAGES.some((page) => page.path === path || matchPath(page.path, path))
    )
    expect(missing.map(({ path }) => path)).toEqual([])
  })
})
