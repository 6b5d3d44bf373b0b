import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { BODY } from '../engineering/quotation_body.js'
import { Conversation } from './conversation.js'

test.group('Described and answered: folders and files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('folders, files, versions, downloads and the trash', async ({ client }) => {
    const talk = await Conversation.begin(client)
    const folder = await talk.made('engineer', '/api/folders', {
      name: 'Contract',
      nameAr: 'العقد',
    })
    const at = `/api/folders/${folder.id}`
    const file = await talk.uploaded('engineer', `${at}/files`, { note: 'first' })
    await talk.uploaded('engineer', '/api/files', { folderId: String(folder.id) })
    const path = `/api/files/${file.id}`
    await talk.made('engineer', `${path}/copy`, { folderId: 1 })
    await talk.ask('engineer', 'patch', path, {
      body: { drawingNumber: 'A-1', discipline: 'civil' },
      seen: 2,
    })
    await talk.ask('engineer', 'patch', at, { body: { name: 'Contracts' }, seen: 1 })
    await talk.ask('engineer', 'post', `${path}/versions/1/restore`, { seen: 3 })
    await talk.shown(
      'engineer',
      '/api/folders',
      '/api/folders/roots',
      at,
      `${at}/history`,
      '/api/files?q=document',
      path,
      `${path}/history`,
      `${path}/versions`,
      `${path}/downloads`
    )
    await talk.shown('admin', '/api/folders/1/permissions')
    const { id } = await talk.made('engineer', '/api/quotations', BODY)
    const record = `/api/folders/records/quotations/${id}`
    await talk.shown('engineer', '/api/folders/records/quotations', record)
    await talk.ask('engineer', 'post', record, {})
    await talk.ask('engineer', 'delete', path, { seen: 4 })
    await talk.shown('engineer', '/api/files/trash')
    await talk.ask('engineer', 'post', `${path}/restore`, { seen: 5 })
    await talk.made('engineer', '/api/files/move', {
      files: [{ id: file.id, version: 6 }],
      folderId: 1,
    })
    await talk.ask('engineer', 'delete', at, { seen: 2 })
    await talk.shown('engineer', '/api/folders/trash')
    await talk.ask('engineer', 'post', `${at}/restore`, { seen: 3 })
    await talk.made('engineer', '/api/files/trash', { folders: [{ id: folder.id, version: 4 }] })
  })
})
