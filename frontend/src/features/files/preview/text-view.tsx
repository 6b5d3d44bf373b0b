import { useMemo } from 'react'
import { Table, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { csvRows } from './csv-rows'
import { SCROLLABLE } from './scrollable'
import styles from './preview.module.css'

const MOST_ROWS = 500
const MOST_TEXT = 500_000

/** Plain text, or the rows of a CSV; it is shown as it is and never as a page. */
export function TextView({ bytes, csv }: { bytes: ArrayBuffer; csv: boolean }) {
  const { t } = useTranslation()
  const text = useMemo(() => new TextDecoder().decode(bytes), [bytes])
  const rows = useMemo(() => (csv ? csvRows(text, MOST_ROWS + 1) : []), [csv, text])
  if (!csv)
    return (
      <pre className={styles.text} dir="auto" {...SCROLLABLE}>
        {text.slice(0, MOST_TEXT)}
      </pre>
    )
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
