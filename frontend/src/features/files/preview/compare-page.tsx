import { useState } from 'react'
import { Alert, Button, Flex, InputNumber, Skeleton, Typography } from 'antd'
import { useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useComparison } from './use-comparison'
import styles from './compare.module.css'

/** `12` is a file as it is now, `12.3` its third version. */
function addressOf(text: string | null): string | null {
  const [, id, version] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text ?? '') ?? []
  if (!id) return null
  return version ? `/api/files/${id}/versions/${version}/content` : `/api/files/${id}/content`
}

/** Two PDFs side by side, page by page, and what differs between them in red. */
export default function ComparePage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const a = addressOf(params.get('a'))
  const b = addressOf(params.get('b'))
  return (
    <>
      <PageHeader
        title={t('files.compare.title')}
        back={{ to: '/files', label: t('files.files.title') }}
      />
      {a && b ? (
        <Comparison a={a} b={b} />
      ) : (
        <Alert type="info" showIcon message={t('files.compare.choose')} />
      )}
    </>
  )
}

function Comparison({ a, b }: { a: string; b: string }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const [page, setPage] = useState(1)
  const { canvases, pages, share, error, retry } = useComparison(a, b, page)
  if (error) return <LoadFailed error={error} onRetry={retry} />
  if (!pages) return <Skeleton active title={false} paragraph={{ rows: 10 }} />
  const same = share === 0
  return (
    <Flex vertical gap="middle">
      <Flex gap="small" align="center" wrap>
        <PageSwitch page={page} pages={pages} onPage={setPage} />
        {share === null ? null : (
          <Typography.Text role="status" strong type={same ? 'success' : 'danger'}>
            {same
              ? t('files.compare.same')
              : t('files.compare.differs', { percent: number(share * 100, { min: 0, max: 2 }) })}
          </Typography.Text>
        )}
      </Flex>
      <div className={styles.sides}>
        {(['before', 'after', 'difference'] as const).map((side) => (
          <figure key={side} style={{ margin: 0 }}>
            <figcaption>{t(`files.compare.${side}`)}</figcaption>
            <canvas ref={canvases[side]} role="img" aria-label={t(`files.compare.${side}`)} />
          </figure>
        ))}
      </div>
    </Flex>
  )
}

interface PageSwitchProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

function PageSwitch({ page, pages, onPage }: PageSwitchProps) {
  const { t } = useTranslation()
  return (
    <>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('files.preview.previous')}
      </Button>
      <InputNumber
        min={1}
        max={pages}
        value={page}
        aria-label={t('files.preview.page')}
        onChange={(value) => onPage(value ?? 1)}
      />
      <Typography.Text>{t('files.preview.of', { pages })}</Typography.Text>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('files.preview.next')}
      </Button>
    </>
  )
}
