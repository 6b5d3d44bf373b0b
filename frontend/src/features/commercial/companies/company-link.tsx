import type { ReactNode } from 'react'
import { AbilityLink } from '../../../kit/ability-link'
import { companyPath } from './company'

/** Leads to the page of a company, where one is known and the viewer may open it. */
export function CompanyLink({ id, children }: { id: number | null; children: ReactNode }) {
  if (!id) return <>{children}</>
  return (
    <AbilityLink ability="companies.view" to={companyPath({ id })}>
      {children}
    </AbilityLink>
  )
}
