import React, { useState } from 'react';

export const Named = ({ label }: { label: string }): JSX.Element => <em className="named">{label}</em>;

const Deferred = ({ label }: { label: string }): JSX.Element => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
};

export default Deferred;
