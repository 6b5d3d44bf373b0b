import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../providers/access'
import { LinkButton } from '../link-button'
import { PageHeader } from '../page-header'
import type { ResourceTableProps } from './resource-table'
import type { Row } from './types'

/** Title of a list with its buttons. */
export function TableHeader<R extends Row>({
  resource,
  title,
  back,
  actions,
  create,
}: ResourceTableProps<R>) {
  const { t } = useTranslation()
  return (
    <PageHeader
      title={title ?? t(`${resource}.title`)}
      back={back}
      actions={
        <>
          {actions}
          <CreateButton create={create} />
        </>
      }
    />
  )
}

/** The button that makes a new record, for those who may. */
export function CreateButton({ create }: Pick<ResourceTableProps<Row>, 'create'>) {
  const { t } = useTranslation()
  const allowed = useAbility(create?.ability)
  if (!create || !allowed) return null
  return (
    <LinkButton to={create.path} type="primary" icon={<PlusOutlined />}>
      {create.label ?? t('common.create')}
    </LinkButton>
  )
}
