import { useState } from 'react'
import { Input, Skeleton } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Colleague } from '../../api/types'
import { UserAvatar } from '../../kit/display/user-avatar'
import colleaguesPanelStyles from './colleagues-panel.module.css'
import panelStyles from './panel.module.css'

/** The people of the firm, by name. */
export default function ColleaguesPanel() {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState('')
  const { data, isPending } = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  const found = (data ?? []).filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
  )
  return (
    <section className={panelStyles.panel} aria-labelledby="colleagues-title">
      <div className={panelStyles.head}>
        <h2 id="colleagues-title" className={panelStyles.title}>
          {t('departments.colleagues')}
        </h2>
        <Input.Search
          allowClear
          className={panelStyles.search}
          aria-label={t('departments.findColleague')}
          placeholder={t('departments.findColleague')}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {isPending && <Skeleton active avatar title={false} paragraph={{ rows: 3 }} />}
      {data && found.length === 0 && (
        <p className={panelStyles.empty}>{t('departments.noColleague')}</p>
      )}
      <ul className={colleaguesPanelStyles.grid}>
        {found.map((colleague) => (
          <li key={colleague.id}>
            <UserAvatar name={colleague.name} photoUrl={colleague.photoUrl} size={40} />
            <span>{colleague.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
