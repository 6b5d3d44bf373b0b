import { lazyPage } from '../../kit/lazy-page'
import { useAbility } from '../../providers/access'
import { addMessages } from '../../providers/i18n'
import { administrationMessageLoaders } from '../i18n-resources'

const Nothing = () => null

const Card = lazyPage(async () => {
  const [{ SetupCard }] = await Promise.all([
    import('../../features/administration/setup-steps/setup-card'),
    addMessages(administrationMessageLoaders),
  ])
  return { default: SetupCard }
}, Nothing)

/** Leads the first administrator of a new portal to its set-up, until it is done. Others load nothing of it. */
export const SetupHint = () => (useAbility('settings.manage') ? <Card /> : null)
