import { expect, test } from 'vitest'
import { migrations } from './all.ts'

test('each migration keeps its hash, also with a newer Kysely', () => {
  // Lines are only added: the changed hash of a released migration would make the app refuse the data of every school.
  expect(Object.keys(migrations)).toEqual([
    '0001-first-tables#45cf7ea6c22a56db',
    '0003-tasks#d9619c6d21655a38',
    '0004-classroom#5dbdaf2574d6fe8f',
    '0005-class-hop#0a5791ac8403be3a',
    '0006-pictures#814ee33aa976b724',
    '0007-sets#b868d7111e2d73b4',
    '0008-archive#dc5e7a14b0711583',
    '0009-worksheets#e8f433e498cbf3f3',
    '0010-set-play#9bd53de9f2d5c70e',
    '0011-sharing#0cfcb236c7847bd5',
    '0012-erasures-by-teachers#15af1f74a4e3bd2f',
    '0013-paper-answers#276244bc8f8570c5',
    '0015-merges#95df276e5408e393',
    '0016-merged-marks#b192d98097b6736b',
    '0017-receipts-without-addresses#8cf8d8de542c6350',
  ])
})
