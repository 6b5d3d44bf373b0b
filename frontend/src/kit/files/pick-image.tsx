import { useId } from 'react'
import { theme } from 'antd'
import { CameraOutlined, PictureOutlined } from '@ant-design/icons'
import area from './file-drop.module.css'
import styles from './file-input.module.css'

interface PickImageProps {
  label: string
  /** What the picture is of, for who cannot see where the button stands. */
  of: string
  disabled?: boolean
  /** On a phone the camera opens instead of the files. */
  camera?: boolean
  onPick: (file: File) => void
}

/** Chooses one picture; what happens to it is up to the page. */
export function PickImage({ label, of, disabled, camera, onPick }: PickImageProps) {
  const { token } = theme.useToken()
  const id = useId()
  return (
    <span
      className={area.drop}
      style={{ display: 'inline-block', borderStyle: 'solid', borderColor: token.colorBorder }}
    >
      <input
        id={id}
        type="file"
        className={styles.input}
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        aria-label={`${label}: ${of}`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onPick(file)
          // the same file may be chosen again after it was corrected
          target.value = ''
        }}
      />
      <label htmlFor={id} style={{ flexDirection: 'row', padding: '4px 12px' }}>
        {camera ? <CameraOutlined aria-hidden /> : <PictureOutlined aria-hidden />}
        <span>{label}</span>
      </label>
    </span>
  )
}
