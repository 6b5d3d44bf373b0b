import { appUrl } from '#config/app'
import { formatDecimal4 } from '#engines/money/money'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import { printedCompany } from '#core/printing/printed_company'
import { CONTRACT_TYPES } from '#production/enums/contract_types'
import { DELAY_CAUSES, DELAY_RESPONSIBLES } from '#production/enums/delays'
import type DelayClaim from '#production/delay_claims/delay_claim'
import Delay from '#production/delays/delay'
import { tasksOfDelays } from '#production/delays/delay_rows'
import { evidenceOf } from '#production/delays/evidence'
import { NOTICE_DAYS, noticeOf } from '#production/delays/notice'
import { completionOf } from '#production/projects/completion'
import Project from '#production/projects/project'

type Both = { en: string; ar: string | null }

export interface PrintedDelay {
  number: string
  title: Both
  firstOn: string
  lastOn: string | null
  cause: Both
  responsible: Both
  noticeOn: string | null
  noticeReference: string | null
  noticeDueOn: string | null
  tasks: { name: Both; code: string; days: string }[]
  files: string[]
}

export interface ClaimPdfData {
  company: PrintedCompany
  claim: DelayClaim
  project: Project
  contract: Both | null
  noticeDays: number
  claimedOn: string
  /** What has moved the completion date beside this claim. */
  daysBefore: number
  delays: PrintedDelay[]
  /** Address of the claim's page. */
  link: string
}

/** All that the paper of a claim shows, as it was claimed. */
export async function claimPdfData(claim: DelayClaim): Promise<ClaimPdfData> {
  const project = await Project.findOrFail(claim.projectId)
  const delays = await Delay.query().where('claimId', claim.id).orderBy('firstOn').orderBy('id')
  const { variationDays, grantedDays } = await completionOf(project)
  const granted = delays.reduce((sum, delay) => sum + (delay.grantedDays ?? 0), 0)
  return {
    company: await printedCompany(),
    claim,
    project,
    contract: project.contractType ? nameIn(CONTRACT_TYPES, project.contractType) : null,
    noticeDays: project.noticeDays ?? NOTICE_DAYS,
    claimedOn: claim.createdAt.toISODate()!,
    daysBefore: variationDays + grantedDays - granted,
    delays: await printedDelays(delays, project),
    link: new URL(`/production/delay-claims/${claim.id}`, appUrl).href,
  }
}

async function printedDelays(delays: readonly Delay[], project: Project): Promise<PrintedDelay[]> {
  const ids = delays.map(({ id }) => id)
  const tasks = Map.groupBy(await tasksOfDelays(ids), ({ delayId }) => delayId)
  return Promise.all(
    delays.map(async (delay) => ({
      number: delay.number,
      title: { en: delay.title, ar: delay.titleAr },
      ...{ firstOn: delay.firstOn, lastOn: delay.lastOn },
      cause: nameIn(DELAY_CAUSES, delay.cause),
      responsible: nameIn(DELAY_RESPONSIBLES, delay.responsible),
      ...{ noticeOn: delay.noticeOn, noticeReference: delay.noticeReference },
      noticeDueOn: noticeOf(delay, project.noticeDays, delay.firstOn).noticeDueOn,
      tasks: (tasks.get(delay.id) ?? []).map(({ code, name, nameAr, daysE4 }) => ({
        ...{ code, name: { en: name, ar: nameAr }, days: formatDecimal4(daysE4) },
      })),
      files: (await evidenceOf(delay.id)).map(({ name }) => name),
    }))
  )
}

function nameIn(
  list: readonly { value: string; label: string; labelAr: string }[],
  value: string
): Both {
  const found = list.find((one) => one.value === value)
  return { en: found?.label ?? value, ar: found?.labelAr ?? null }
}
