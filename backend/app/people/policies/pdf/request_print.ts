import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { writeRequest } from '#core/unit_of_work/write_request'
import type Policy from '#people/policies/policy'
import PrintPolicyJob from './print_policy_job.js'

interface Wanted {
  revision: number
  language?: 'en' | 'ar'
}

/** Orders the print of a revision; a second click while the first still runs gets the same job. */
export function requestPrint(
  ctx: HttpContext,
  { id, code }: Pick<Policy, 'id' | 'code'>,
  { revision, language = languageOf(ctx) }: Wanted
) {
  ctx.response.status(202)
  return writeRequest(ctx, (uow) =>
    uow.enqueue({
      type: PrintPolicyJob.jobName,
      title: `Print of ${code}`,
      titleAr: `طباعة ${code}`,
      payload: { policyId: id, revision, language },
      entityType: 'policy',
      entityId: id,
      dedupKey: `policy-print:${ctx.actor!.id}:${id}:${revision}:${language}`,
    })
  )
}
