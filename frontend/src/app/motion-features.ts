/** The animations of pages, in the file of the frame: by itself it would cost every first page a request. */
export { domAnimation as default } from 'motion/react'
