import { useState, type CSSProperties, type ReactNode } from 'react'
import { Image } from 'antd'
import type { Turns } from './turns'

interface UprightPictureProps {
  url: string
  label: string
  turns: Turns
  /** What lies over the picture and is turned with it. */
  children: ReactNode
}

interface Size {
  width: number
  height: number
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size => ({
  width,
  height,
})

/** A picture as it is read, however the camera was held: compared with it, fields are not upside down. */
export function UprightPicture({ url, label, turns, children }: UprightPictureProps) {
  const [size, setSize] = useState<Size | null>(null)
  const { outer, inner } = styles(turns, size)
  return (
    <div style={outer}>
      <div style={inner}>
        <Image
          src={url}
          alt={label}
          width="100%"
          // the component hands this to what stands around its picture
          onLoad={({ target }) => setSize(sizeOf(target as HTMLImageElement))}
        />
        {children}
      </div>
    </div>
  )
}

function styles(turns: Turns, size: Size | null): { outer: CSSProperties; inner: CSSProperties } {
  const rotate = `rotate(${turns * 90}deg)`
  const isSideways = turns === 1 || turns === 3
  if (!isSideways || !size) {
    const inner = { position: 'relative' as const }
    return { outer: {}, inner: turns === 2 ? { ...inner, transform: rotate } : inner }
  }
  const { width, height } = size
  return {
    // pictures have no reading direction: what is turned is moved by its left edge
    outer: {
      position: 'relative',
      direction: 'ltr',
      aspectRatio: `${height} / ${width}`,
      overflow: 'hidden',
    },
    inner: {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '50%',
      width: `${(100 * width) / height}%`,
      transform: `translate(-50%, -50%) ${rotate}`,
    },
  }
}
