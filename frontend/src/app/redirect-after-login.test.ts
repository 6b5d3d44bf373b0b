import { describe, expect, it } from 'vitest'
import { redirectAfterLogin } from './redirect-after-login'

type Visitor = Parameters<typeof redirectAfterLogin>[1]

const outsider: Visitor = { role: 'staff', permissions: {} }
const denied = () => false
const allowed = () => true

function landing(path: string, user: Visitor, canOpen = denied) {
  const answer = redirectAfterLogin(path, user, canOpen)
  return answer.stay ? 'stays' : answer.to
}

describe('redirect after login', () => {
  it('keeps a user on an allowed commercial, procurement or production page', () => {
    for (const path of ['/commercial/clients', '/procurement/vendors', '/production/planning']) {
      expect(landing(path, outsider, allowed)).toBe('stays')
    }
  })

  it('prefers the allowed page over the department home', () => {
    const user: Visitor = { role: 'staff', permissions: { commercialView: true } }
    expect(landing('/commercial/clients', user, allowed)).toBe('stays')
  })

  it.each([
    ['/commercial/analysis', 'commercialView', '/commercial'],
    ['/procurement/vendors', 'procurementView', '/procurement'],
    ['/production/planning', 'productionView', '/production'],
  ])('sends %s with %s to %s', (path, permission, home) => {
    expect(landing(path, { role: 'staff', permissions: { [permission]: true } })).toBe(home)
  })

  it('sends the role production_only from production pages to /production', () => {
    const user: Visitor = { role: 'production_only', permissions: {} }
    expect(landing('/production/planning', user)).toBe('/production')
    expect(landing('/finance', user)).toBe('/departments')
  })

  it('asks for the department view before it asks whether the user is an admin', () => {
    const user: Visitor = { role: 'admin', permissions: { commercialView: true } }
    expect(landing('/commercial/analysis', user)).toBe('/commercial')
  })

  it('lets admins stay, by role or by permission', () => {
    expect(landing('/admin/logs', { role: 'admin', permissions: {} })).toBe('stays')
    expect(landing('/admin/logs', { role: 'staff', permissions: { admin: true } })).toBe('stays')
  })

  it('sends everyone else to the departments', () => {
    expect(landing('/finance', outsider)).toBe('/departments')
    expect(landing('/commercial/clients', outsider)).toBe('/departments')
    expect(landing('/commercially', outsider, allowed)).toBe('/departments')
  })
})
