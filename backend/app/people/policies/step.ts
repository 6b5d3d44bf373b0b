import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import type Policy from './policy.js'
import { showPolicy } from './present_policy.js'
import { lockPolicy } from './record_policy.js'

/** A write on a policy whose version was read, answered with the policy. @throws AppError 404, 412, 428 */
export function stepOf(ctx: HttpContext, work: (uow: UnitOfWork, policy: Policy) => Promise<void>) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const policy = await lockPolicy(uow, ctx.params.id, expectedVersion)
    await work(uow, policy)
    return showPolicy(ctx, policy.id, uow)
  })
}
