import { Job, type JobContext } from '#core/jobs/define_job'
import { printJob } from '#core/printing/print_and_store'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import { concerns } from '#people/policies/my_policies'
import Policy from '#people/policies/policy'
import PolicyRevision from '#people/policies/policy_revision'

export interface PolicyPrint {
  policyId: number
  revision: number
  language: 'en' | 'ar'
}

/** `ownerType` of printed policies; their `ownerId` is the policy's. */
export const POLICY_PDF = 'policy_pdf'

/** Prints a revision of a policy in both languages, the requested one first. */
export default class PrintPolicyJob extends Job<PolicyPrint> {
  static jobName = 'people.print_policy'
  static timeoutSeconds = 180

  async handle(context: JobContext<PolicyPrint>) {
    const { policyId, revision, language } = context.payload
    await printJob(context, async () => {
      const policy = await Policy.find(policyId)
      const said = await PolicyRevision.findBy({ policyId, revision })
      const mayRead = policy && (await isOpenTo(context.job.createdBy, policy))
      if (!mayRead || !said?.publishedAt) return null
      return {
        name: `${policy.code}-${revision}-${language}.pdf`,
        owner: { ownerType: POLICY_PDF, ownerId: policy.id },
        html: async () => {
          const { policyPdf } = await import('./policy_pdf.js')
          const { printedCompany } = await import('#core/printing/printed_company')
          return policyPdf({ company: await printedCompany(), policy, said }, language)
        },
      }
    })
  }
}

async function isOpenTo(userId: number | null, { id }: Policy): Promise<boolean> {
  if (userId === null) return false
  const abilities = await abilitiesOfRequester(userId)
  return abilities.has('people.policies') || concerns(userId, id)
}
