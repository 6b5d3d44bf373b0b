import { useMemo } from 'react'
import { csvTable, decodeText } from '@binaa/backend/csv'
import { Table, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { SCROLLABLE } from '../../../kit/scrollable'
import styles from './preview.module.css'

const MOST_ROWS = 500
const MOST_TEXT = 500_000

/** Plain text, or the rows of a CSV; it is shown as it is and never as a page. */
export function TextView({ bytes, csv }: { bytes: ArrayBuffer; csv: boolean }) {
  if (csv) return <CsvView bytes={bytes} />
  return (
    <pre className={styles.text} dir="auto" {...SCROLLABLE}>
      {decodeText(new Uint8Array(bytes)).slice(0, MOST_TEXT)}
    </pre>
  )
}

function CsvView({ bytes }: { bytes: ArrayBuffer }) {
  const { t } = useTranslation()
  const rows = useMemo(() => csvTable(new Uint8Array(bytes), MOST_ROWS + 1), [bytes])
  const [head = [], ...body] = rows
  return (
    <>
      <Table
        size="small"
        sticky
        scroll={{ x: 'max-content' }}
        rowKey="key"
        pagination={{ pageSize: 100, showSizeChanger: false, hideOnSinglePage: true }}
        dataSource={body.map((cells, key) => ({ key, cells }))}
        columns={head.map((title, index) => ({
          key: index,
          title: <bdi>{title}</bdi>,
          render: (_, row: { cells: string[] }) => <bdi>{row.cells[index]}</bdi>,
        }))}
      />
      {rows.length > MOST_ROWS ? (
        <Typography.Text type="secondary">
          {t('files.preview.first_rows', { count: MOST_ROWS })}
        </Typography.Text>
      ) : null}
    </>
  )
}
