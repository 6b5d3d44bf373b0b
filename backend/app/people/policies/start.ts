import { registerJob } from '#core/jobs/define_job'
import { registerTask } from '#core/scheduled/tasks'
import { registerFileOwner } from '#files/shared/file_owners'
import { concerns } from './my_policies.js'
import PrintPolicyJob, { POLICY_PDF } from './pdf/print_policy_job.js'
import { remindReaders } from './remind_readers.js'
import './personal_data.js'

registerJob(PrintPolicyJob)

registerFileOwner(POLICY_PDF, {
  resource: 'policies',
  ability: 'people.open',
  record: { table: 'policies' },
  also: async ({ id, abilities }, { ownerId }) =>
    abilities.has('people.policies') || concerns(id, ownerId!),
})

registerTask({
  name: 'remind of policies to read',
  seconds: 24 * 3600,
  run: () => remindReaders(),
})
