import { type DragEvent, useId, useState } from 'react';

/** The largest file that the desk takes in, in MB; the server has the last word. */
const mostMegabytes = 40;

interface DropFieldProps {
  label: string;
  isBusy: boolean;
  onFile(file: File): void;
  onRefuse(sentence: string): void;
}

/** A photograph to choose, or to drop. */
export function DropField({ label, isBusy, onFile, onRefuse }: DropFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function give(files: FileList | null) {
    const [file, ...more] = files ?? [];
    if (!file) return;
    if (more.length > 0) return onRefuse('One photograph at a time, please: each needs its own description.');
    if (file.size > mostMegabytes * 1024 * 1024)
      return onRefuse(
        `${file.name} is larger than ${mostMegabytes} MB: export it smaller, or choose another.`,
      );
    onFile(file);
  }
  function over(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return (
    <fieldset
      aria-label="Photograph"
      className={isOver ? 'drop drop--over' : 'drop'}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isBusy) give(event.dataTransfer.files);
      }}
    >
      <input
        type="file"
        className="drop__input"
        id={id}
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
        disabled={isBusy}
        onChange={({ target }) => {
          give(target.files);
          target.value = ''; // The same file may be chosen again.
        }}
      />
      <label className="button" htmlFor={id}>
        {isBusy ? 'Taking it in …' : label}
      </label>
      <p className="note">
        or drop it here: JPEG, PNG, WebP or HEIC, up to {mostMegabytes} MB, at least 1600 px wide. It is
        turned upright, and where it was taken is removed.
      </p>
    </fieldset>
  );
}
