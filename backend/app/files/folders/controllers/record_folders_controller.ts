import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, notFound } from '#core/base/app_error'
import { parseListQuery } from '#core/listing/parse_list_query'
import { writeRequest } from '#core/unit_of_work/write_request'
import { recordLevel } from '#files/shared/folder_levels'
import { viewerOf } from '#files/shared/viewer'
import { openRecordFolder } from '#files/folders/actions/open_record_folder'
import Folder from '#files/shared/models/folder'
import { findRecord, recordPage, type RecordFolder } from '#files/folders/find_record'
import { isOpenRoot, recordRoot, type RecordRoot } from '#files/shared/record_roots'
import { recordFolderListing } from '#files/folders/record_folder_listing'
import { viewFolder } from '#files/folders/view_folders'

/** Records as folders: they are found and paged where they live, nothing is copied. */
export default class RecordFoldersController {
  async index(ctx: HttpContext) {
    const root = openRoot(ctx)
    const { start, end, search } = parseListQuery(
      recordFolderListing,
      ctx.request.qs(),
      ctx.abilities
    )
    const { rows, total } = await recordPage(root, { start, end, search })
    ctx.response.header('X-Total-Count', String(total))
    ctx.response.header('Access-Control-Expose-Headers', 'X-Total-Count')
    return rows.map((record) => viewRecord(root, record))
  }

  async show(ctx: HttpContext) {
    const root = openRoot(ctx)
    const record = await openRecord(ctx, root)
    const folder = await Folder.findBy({ recordType: root.key, recordId: record.id })
    const level = recordLevel(viewerOf(ctx), root.key) ?? (viewerOf(ctx).admin ? 'manage' : null)
    return {
      ...viewRecord(root, record),
      folderId: folder?.id ?? null,
      documents: record.owners.flatMap(({ root: key, id }) =>
        documentsOf(ctx, key).map((ownerType) => ({ ownerType, ownerId: id }))
      ),
      can: { upload: level !== null && level !== 'view' },
    }
  }

  /** The folder to file something in; made when it is the first thing. */
  async store(ctx: HttpContext) {
    const root = openRoot(ctx)
    const viewer = viewerOf(ctx)
    const record = await openRecord(ctx, root)
    if (!viewer.admin && recordLevel(viewer, root.key) !== 'manage')
      throw forbidden('FOLDER_FORBIDDEN')
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) =>
      viewFolder(ctx, await openRecordFolder(uow, root, record), uow)
    )
  }
}

function openRoot(ctx: HttpContext): RecordRoot {
  const root = recordRoot(String(ctx.params.root))
  if (!root || !isOpenRoot(viewerOf(ctx), root)) throw notFound()
  return root
}

async function openRecord(ctx: HttpContext, root: RecordRoot): Promise<RecordFolder> {
  const record = await findRecord(root.key, Number(ctx.params.recordId))
  if (!record) throw notFound()
  return record
}

function documentsOf(ctx: HttpContext, key: string): string[] {
  const root = recordRoot(key)
  return root && isOpenRoot(viewerOf(ctx), root)
    ? root.documents.map(({ ownerType }) => ownerType)
    : []
}

function viewRecord(root: RecordRoot, { id, code, label, labelAr }: RecordFolder) {
  return { id, root: root.key, code, name: label, nameAr: labelAr }
}
