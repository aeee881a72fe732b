import { useId, useState } from 'react';

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
    if (more.length > 0) onRefuse('One photograph at a time, please: each needs its own description.');
    else if (file) onFile(file);
  }

  return (
    <fieldset
      aria-label="Photograph"
      className={isOver ? 'drop drop--over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
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
        or drop it here: JPEG, PNG, WebP or HEIC, up to 40 MB, at least 1600 px wide. It is turned upright,
        and where it was taken is removed.
      </p>
    </fieldset>
  );
}
