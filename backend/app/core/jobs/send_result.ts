import type { HttpContext } from '@adonisjs/core/http'

type Sender = (ctx: HttpContext, fileId: number) => Promise<unknown>

let sender: Sender | null = null

/** The files module hands in how a stored file is sent; core itself knows no file rows. */
export function installResultSender(send: Sender) {
  sender = send
}

export function sendResult(ctx: HttpContext, fileId: number) {
  if (!sender) throw new Error('no result sender installed')
  return sender(ctx, fileId)
}
