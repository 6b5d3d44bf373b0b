/** What moves the pages; fetched after the first page stands, which does not move. */
export { domAnimation as default } from 'motion/react'
