import { registerHeldChange } from '#identity/held_changes/hold_change'
import { confirmedTrust } from './held_provider.js'
import { about, lockProvider, saveChanged } from './save_provider.js'

registerHeldChange('identity_provider', async (uow, { subjectId, payload }) => {
  const provider = await lockProvider(uow, subjectId)
  const trust = await confirmedTrust(uow, provider, payload)
  const before = provider.toAudit()
  provider.merge({ ...trust, active: true })
  await saveChanged(uow, provider)
  await uow.audit({ action: 'update', ...about(provider), before, after: provider.toAudit() })
})
