import { Button } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { Preview } from '../ui/parts/preview.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { Chapter, Part } from './part.tsx'

export function States() {
  return (
    <Chapter title="Loading, failed, empty, preview">
      <Part name="Loading">
        <Skeleton label="Your classes" />
      </Part>
      <Part name="Failed">
        <Failed text="Your classes could not be loaded." onTryAgain={() => {}} />
      </Part>
      <Part name="Empty">
        <Empty title="You haven't created any classes yet.">
          <Button kind="brand">Create Class</Button>
        </Empty>
      </Part>
      <Part name="Preview for a teacher">
        <Preview />
      </Part>
    </Chapter>
  )
}
