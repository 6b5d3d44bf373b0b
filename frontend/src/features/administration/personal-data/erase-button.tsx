import { useState } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Drawer, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { ErasurePreview } from './erasure-preview'
import { PERSONAL_DATA, useErasure, type Kind } from './personal-data'
import { RequestErasure } from './request-erasure'

interface EraseButtonProps {
  kind: Kind
  id: number
}

/** Opens the preview of an erasure, and requests it from there. */
export function EraseButton({ kind, id }: EraseButtonProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button danger icon={<DeleteOutlined />} onClick={() => setOpen(true)}>
        {t(`${PERSONAL_DATA}.erase.action`)}
      </Button>
      <Drawer
        open={isOpen}
        width={760}
        destroyOnHidden
        title={t(`${PERSONAL_DATA}.erase.title`)}
        onClose={() => setOpen(false)}
      >
        {isOpen ? <Preview kind={kind} id={id} /> : null}
      </Drawer>
    </>
  )
}

function Preview({ kind, id }: EraseButtonProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useErasure(kind, id)
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const isFree = !data.isRequested && !data.isInterested && !data.obstacles.length
  return (
    <Flex vertical gap="middle">
      <Typography.Paragraph>{t(`${PERSONAL_DATA}.erase.lead`)}</Typography.Paragraph>
      <ErasurePreview erasure={data} />
      {isFree ? <RequestErasure kind={kind} id={id} onRequested={() => void refetch()} /> : null}
    </Flex>
  )
}
