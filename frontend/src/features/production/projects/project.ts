export const PROJECTS = 'production.projects'

/** Groups of project states as the portal shows them. */
export const PROJECT_STATUSES = [
  'pending_approval',
  'active',
  'in_progress',
  'on_hold',
  'completed',
  'closed',
  'rejected',
] as const

/** A project as the API answers it; it is made when its quotation is approved. */
export interface Project {
  id: number
  version: number
  code: string
  name: string
  nameAr: string | null
  quotationId: number | null
  quotationNumber: string | null
  clientId: number | null
  clientName: string | null
  endUser: string | null
  location: string | null
  city: string | null
  areaSqm: string | null
  projectType: string | null
  productTypes: string[]
  bdmInitials: string | null
  currency: string
  /** Absent for those who may not see prices. */
  contractValue?: string | null
  status: string
  createdAt: string
  can: Record<string, boolean>
}

export const projectPath = ({ id }: { id: number | string }): string => `/production/projects/${id}`
