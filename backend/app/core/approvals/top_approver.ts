import { setting } from '#core/settings/settings'

export interface RuleStep {
  name: string
  nameAr: string
  kind: string
  value: string
}

const TOP_APPROVER: RuleStep = {
  name: 'Top management',
  nameAr: 'الإدارة العليا',
  kind: 'ability',
  value: 'approvals.top',
}

/** Who decides where no rule does, and where no one that a rule names can (setting `topApprover`). */
export const topApprover = (): RuleStep => setting('topApprover', TOP_APPROVER)
