import { lazy, Suspense, useState } from 'react'
import { Button } from 'antd'
import { ShareAltOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../providers/access'

const ShareDialog = lazy(() => import('./share-dialog'))

interface ShareButtonProps {
  fileId: number
  name: string
}

/** Shares a stored file externally by a code. */
export function ShareButton({ fileId, name }: ShareButtonProps) {
  const { t } = useTranslation()
  const mayShare = useAbility('shares.own')
  const [isOpen, setOpen] = useState(false)
  if (!mayShare) return null
  return (
    <>
      <Button
        type="text"
        icon={<ShareAltOutlined />}
        aria-label={t('kit.share.of', { name })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog fileId={fileId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
