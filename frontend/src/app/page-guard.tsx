import type { ReactNode } from 'react'
import type { Ability, CurrentUser } from '../api/types'
import { hasAbility } from '../providers/access'
import { DepartmentHome } from './departments/lazy-home'
import { departmentAt } from './departments/departments'
import { APPROVAL_ABILITY, canOpen, ruleOf } from './page-access'
import { AccessDeniedPage, ApprovalDenied } from './pages/notices'
import { SectionGate } from './sections/section-gate'

interface PageGuardProps {
  user: CurrentUser
  address: string
  /** What the resource itself asks for, on top of the page table. */
  ability?: Ability
  children: ReactNode
}

/**
 * Draws the page, or what someone without the permission sees instead: the department's home for
 * the pages that have one, the approver's text for quotation approval, a refusal for the rest.
 */
export function PageGuard({ user, address, ability, children }: PageGuardProps) {
  const rule = ruleOf(address)
  const mayOpen = rule ? canOpen(user, address) : !ability || hasAbility(user, ability)
  if (mayOpen) return <SectionGate address={address}>{children}</SectionGate>
  const home = rule?.home && departmentAt(rule.home)
  if (home && canOpen(user, home.path)) {
    return (
      <SectionGate address={home.path}>
        <DepartmentHome department={home} />
      </SectionGate>
    )
  }
  if (rule?.ability === APPROVAL_ABILITY) return <ApprovalDenied />
  return <AccessDeniedPage />
}
