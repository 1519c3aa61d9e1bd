import { Empty } from '../ui/empty.tsx'
import { Failed } from '../ui/failed.tsx'
import { Key } from '../ui/key.tsx'
import { Preview } from '../ui/preview.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Chapter, Part } from './part.tsx'

export function States() {
  return (
    <Chapter title="Slow, failed, empty, tried">
      <Part name="Slow">
        <Skeleton label="Your classes" />
      </Part>
      <Part name="Failed">
        <Failed text="Your classes could not be loaded." onTryAgain={() => {}} />
      </Part>
      <Part name="Empty">
        <Empty title="You haven't created any classes yet.">
          <Key kind="brand">Create Class</Key>
        </Empty>
      </Part>
      <Part name="Tried by a teacher">
        <Preview />
      </Part>
    </Chapter>
  )
}
