import { theme } from 'antd'
import { useState, type ReactNode } from 'react'

interface ThumbnailProps {
  url: string | null
  /** Of the square it stands in, in pixels: nothing moves when it arrives. */
  size: number
  /** What stands there without a picture. */
  children: ReactNode
}

/** A file small, loaded once it comes into view; the name beside it says what it is. */
export function Thumbnail({ url, size, children }: ThumbnailProps) {
  const { token } = theme.useToken()
  const [failed, setFailed] = useState<string | null>(null)
  const isShown = url !== null && failed !== url
  return (
    <span
      style={{
        display: 'inline-grid',
        // a picture that stands upright must not make its row taller
        gridTemplate: '100% / 100%',
        placeItems: 'center',
        inlineSize: size,
        blockSize: size,
        flexShrink: 0,
      }}
    >
      {isShown ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(url)}
          style={{
            maxInlineSize: '100%',
            maxBlockSize: '100%',
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusSM,
          }}
        />
      ) : (
        children
      )}
    </span>
  )
}
