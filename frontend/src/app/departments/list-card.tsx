import type { ReactNode } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ResourceDefinition } from '../../kit/define-resource'
import { useCurrentUser } from '../../providers/access'
import { canOpen } from '../page-access'
import { LinkButton } from '../../kit/link-button'
import { createPathOf } from '../resources'
import { Count } from './count'
import { inSentence } from './in-sentence'
import styles from './list-card.module.css'

export function ListGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}

/** One list of a department: how many records, the way in, and a new record where allowed. */
export function ListCard({ definition }: { definition: ResourceDefinition }) {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const title = t(`${definition.name}.title`)
  const createPath = createPathOf(definition)
  return (
    <li className={styles.card}>
      <div className={styles.icon} aria-hidden="true">
        {definition.icon}
      </div>
      <div className={styles.text}>
        <h2>
          <Link to={definition.path}>{title}</Link>
        </h2>
        {definition.counted && (
          <div className={styles.count}>
            <Count list={definition.endpoint} />
          </div>
        )}
      </div>
      {createPath && canOpen(user, createPath) && (
        <LinkButton
          to={createPath}
          icon={<PlusOutlined />}
          aria-label={t('departments.newRecord', {
            record: inSentence(t(`${definition.name}.singular`)),
          })}
        />
      )}
    </li>
  )
}
