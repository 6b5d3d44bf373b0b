import { ImportOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../providers/access'
import { LinkButton } from '../link-button'

/** The way to the import of a list, for those who may use it. */
export function ImportLink({
  to,
  ability,
  label,
}: {
  to: string
  ability: string
  label?: string
}) {
  const { t } = useTranslation()
  if (!useAbility(ability)) return null
  return (
    <LinkButton to={to} icon={<ImportOutlined />}>
      {label ?? t('kit.table.import')}
    </LinkButton>
  )
}
