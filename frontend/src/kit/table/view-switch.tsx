import { Segmented } from 'antd'
import { AppstoreOutlined, BarsOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { TablePrefs } from './use-table-prefs'

/** Rows as a table or as cards. */
export function ViewSwitch({ prefs }: { prefs: TablePrefs }) {
  const { t } = useTranslation()
  return (
    <Segmented
      aria-label={t('kit.table.view')}
      value={prefs.view}
      onChange={(view) => prefs.change({ view })}
      options={[
        { value: 'table' as const, icon: <BarsOutlined />, title: t('kit.table.as_table') },
        { value: 'cards' as const, icon: <AppstoreOutlined />, title: t('kit.table.as_cards') },
      ]}
    />
  )
}
