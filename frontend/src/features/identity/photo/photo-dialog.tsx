import { Button, Modal } from 'antd'
import { CameraOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '../../../api/types'
import { UserAvatar } from '../../../kit/display/user-avatar'
import { PhotoEditor } from './photo-editor'
import { usePhotoDraft } from './use-photo-draft'
import { usePhotoUpload } from './use-photo-upload'
import styles from './photo.module.css'

interface FooterProps {
  hasPreview: boolean
  isSaving: boolean
  onCancel: () => void
  onClear: () => void
  onSave: () => void
}

function Footer({ hasPreview, isSaving, onCancel, onClear, onSave }: FooterProps) {
  const { t } = useTranslation()
  const label = t(hasPreview ? 'photo.save' : 'photo.upload')
  return (
    <>
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      {hasPreview && (
        <Button disabled={isSaving} onClick={onClear}>
          {t('photo.clear')}
        </Button>
      )}
      <Button type="primary" disabled={!hasPreview || isSaving} onClick={onSave}>
        {isSaving ? t('photo.processing') : label}
      </Button>
    </>
  )
}

interface PhotoDialogProps {
  user: CurrentUser
  onClose: () => void
}

/** "Update Profile Photo": choose a file, place it in the circle, save. */
export default function PhotoDialog({ user, onClose }: PhotoDialogProps) {
  const { t } = useTranslation()
  const { address, edit, setEdit, area, setArea, input, choose, clear } = usePhotoDraft()
  const { mutate, isPending } = usePhotoUpload(user.id, onClose)
  const save = () => {
    if (address) mutate({ address, area, rotation: edit.rotation })
  }
  const footer = (
    <Footer
      hasPreview={address !== null}
      isSaving={isPending}
      onCancel={onClose}
      onClear={clear}
      onSave={save}
    />
  )
  return (
    <Modal open title={t('photo.title')} width={460} onCancel={onClose} footer={footer}>
      {address ? (
        <PhotoEditor address={address} edit={edit} onEdit={setEdit} onArea={setArea} />
      ) : (
        <div className={styles.current}>
          <UserAvatar name={user.name} photoUrl={user.photoUrl} size={120} />
        </div>
      )}
      <label className={styles.file}>
        <input ref={input} type="file" accept="image/*" onChange={choose} />
        <CameraOutlined aria-hidden /> <span>{t('photo.choose')}</span>
      </label>
      <p className={styles.hint}>{t('photo.hint')}</p>
    </Modal>
  )
}
