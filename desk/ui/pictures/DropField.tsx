interface DropFieldProps {
  label: string;
  isBusy: boolean;
  onFile(file: File): void;
  onRefuse(sentence: string): void;
}

/** A photograph to choose, or to drop on the browser's own input. */
export const DropField = ({ label, isBusy, onFile, onRefuse }: DropFieldProps) => (
  <label className="field">
    <span className="field__label">{isBusy ? 'Taking it in …' : label}</span>
    <input
      type="file"
      className="drop"
      // A second one is refused with its reason; without this a browser drops it in silence.
      multiple
      accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
      disabled={isBusy}
      onChange={({ target }) => {
        const [file, ...more] = target.files ?? [];
        if (more.length > 0) onRefuse('One photograph at a time, please: each needs its own description.');
        else if (file) onFile(file);
        target.value = ''; // The same file may be chosen again.
      }}
    />
    <span className="note">
      Choose it or drop it here: JPEG, PNG, WebP or HEIC, up to 40 MB, at least 1600 px wide. It is turned
      upright, and where it was taken is removed.
    </span>
  </label>
);
