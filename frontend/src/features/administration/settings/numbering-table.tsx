import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { SETTINGS, type Settings } from './settings'

type Series = Settings['numbering'][number]

/** The last numbers of documents. They have no gaps, so they can't be edited. */
export function NumberingTable({ numbering }: { numbering: Series[] }) {
  const { t } = useTranslation()
  const column = (key: keyof Series) => ({
    key,
    title: t(`${SETTINGS}.numbering.${key}`),
    render: (_: unknown, row: Series) => <Ltr>{row[key]}</Ltr>,
  })
  return (
    <>
      <p>{t(`${SETTINGS}.numbering.lead`)}</p>
      <Table<Series>
        size="small"
        rowKey="series"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={numbering}
        locale={{ emptyText: t(`${SETTINGS}.numbering.none`) }}
        columns={[column('series'), column('last'), column('next')]}
      />
    </>
  )
}
