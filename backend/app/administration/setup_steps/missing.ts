import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { lastBackup } from '#core/backup/backup_log'
import { logoFileId, type CompanyProfile } from '#core/settings/company'
import { mailSender, mailSettings } from '#core/settings/mail'
import { setting } from '#core/settings/settings'
import { DECIDING_ABILITIES, type DocumentType } from '#identity/access/deciding'
import { holds, isAdmin } from '#identity/access/access'
import { isOwner } from '#identity/shared/owners'
import { activeUsers, isNamed } from '#identity/shared/people'
import { accessSettings } from '#identity/shared/access_settings'

/** What stands on every document. */
const COMPANY = [
  ...(['companyName', 'companyNameAr', 'address', 'addressAr'] as const),
  ...(['commercialRegistration', 'vatNumber', 'phone', 'email'] as const),
]

type Finder = (client: QueryClientContract) => string[] | Promise<string[]>

/**
 * The steps of setting a portal up, in their order, each with what it finds missing: names of settings,
 * kinds of documents or things to do. A step that finds nothing is still confirmed by someone who has
 * looked at what holds by default.
 */
export const STEPS = {
  company: () => absent(COMPANY),
  logo: () => (logoFileId() === null ? ['logo'] : []),
  bank: () => absent(['bankName', 'iban']),
  calendar: () => [],
  tax: () => (setting('vatFirstPeriodOn', null) ? [] : ['vatFirstPeriodOn']),
  numbering: () => [],
  users: missingUsers,
  approvals: missingApprovers,
  sections: () => [],
  mail: missingMail,
  backup: async (client) => ((await lastBackup(client)) ? [] : ['backup']),
} as const satisfies Record<string, Finder>

export type Step = keyof typeof STEPS
export const STEP_NAMES = Object.keys(STEPS) as Step[]

/** What a step lacks at this moment. */
export const missingIn = (step: Step, client: QueryClientContract): string[] | Promise<string[]> =>
  (STEPS[step] as Finder)(client)

/** What each step lacks at this moment. */
export async function missingBySteps(client: QueryClientContract): Promise<Record<Step, string[]>> {
  const found: [string, string[]][] = []
  for (const step of STEP_NAMES) found.push([step, await missingIn(step, client)])
  return Object.fromEntries(found) as Record<Step, string[]>
}

/** Those of the company's profile that no one has entered. */
function absent(names: readonly (keyof CompanyProfile)[]): string[] {
  const entered = setting<Partial<CompanyProfile>>('company', {})
  return names.filter((name) => !entered[name])
}

/** A portal of one person has no one who confirms, decides or stands in. */
async function missingUsers(client: QueryClientContract): Promise<string[]> {
  const users = await activeUsers(client)
  const missing: string[] = []
  if (users.length < 2) missing.push('others')
  if (users.filter(isAdmin).length < 2) missing.push('secondAdministrator')
  if (!users.some(isOwner)) missing.push(accessSettings.owners.length ? 'owner' : 'ownerName')
  return missing
}

/** The kinds of documents whose rules lead to a step that no one can decide. */
async function missingApprovers(client: QueryClientContract): Promise<string[]> {
  const rules = await ApprovalRule.query({ client }).where('active', true).orderBy('id')
  const users = await activeUsers(client)
  const stuck = rules.filter(({ documentType, steps }) => {
    const ability = DECIDING_ABILITIES[documentType as DocumentType]
    const deciders = users.filter((user) => holds(user, ability, accessSettings))
    return steps.some(({ kind, value }) => !deciders.some((user) => isNamed(user, kind, value)))
  })
  return [...new Set(stuck.map(({ documentType }) => documentType))]
}

function missingMail(): string[] {
  const settings = mailSettings()
  if (settings.mailMode !== 'smtp') return ['mailHost']
  return mailSender(settings).address ? [] : ['mailFrom']
}
