import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ResourceDefinition } from '../../kit/define-resource'
import { useCurrentUser } from '../../providers/access'
import { canOpen } from '../page-access'
import { LinkButton } from '../../kit/link-button'
import { createPathOf } from '../resources'
import { Figure } from './department-card'
import { useCounts } from './use-figures'

/** One list of a department: how many records, the way in, and a new record where allowed. */
export function ListCard({ definition }: { definition: ResourceDefinition }) {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const [count] = useCounts(definition.counted ? [definition] : [])
  const title = t(`${definition.name}.title`)
  const createPath = createPathOf(definition)
  return (
    <li className="list-card">
      <div className="list-card-icon" aria-hidden="true">
        {definition.icon}
      </div>
      <div className="list-card-text">
        <h2>
          <Link to={definition.path}>{title}</Link>
        </h2>
        {count && (
          <div className="list-card-count">
            <Figure {...count} />
          </div>
        )}
      </div>
      {createPath && canOpen(user, createPath) && (
        <LinkButton
          to={createPath}
          icon={<PlusOutlined />}
          aria-label={t('departments.newIn', { list: title })}
        />
      )}
    </li>
  )
}
