import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { LinkButton } from '../../../kit/link-button'
import { useAbility } from '../../../providers/access'
import { SETUP_STEPS, useSetupSteps } from './setup-step'

/** Stays until every step of the set-up is done, and says which are not. */
export function SetupCard() {
  return useAbility('settings.manage') ? <OpenSteps /> : null
}

function OpenSteps() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data = [] } = useSetupSteps()
  const open = data.filter(({ state }) => state === 'open')
  if (!open.length) return null
  const titles = open.map(({ step }) => t(`${SETUP_STEPS}.step.${step}.title`))
  const text = t(`${SETUP_STEPS}.card.text`, {
    count: open.length,
    open: formats.number(open.length),
  })
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(`${SETUP_STEPS}.card.title`)}
      description={`${text} ${titles.join(t('kit.approval.separator'))}`}
      action={<LinkButton to="/admin/setup-steps">{t(`${SETUP_STEPS}.card.go`)}</LinkButton>}
    />
  )
}
