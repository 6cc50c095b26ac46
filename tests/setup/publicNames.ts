import { labelledNames } from './labelledNames';

/**
 * People whom everybody can look up: heads of state and government, laureates, scientists, artists, athletes. Each
 * as a card has the name, with a bar before and after the family name where that is not the last word.
 */
export const PUBLIC_NAMES = labelledNames(`
Marie Curie
Albert Einstein
Ludwig |van Beethoven|
Vincent |van Gogh|
Rogier |van der Weyden|
Johannes Diderik |van der Waals|
Pieter |de Hooch|
Charles |de Gaulle|
Simone |de Beauvoir|
Ursula |von der Leyen|
Otto |von Bismarck|
Karl-Theodor |zu Guttenberg|
Leonardo |da Vinci|
Bobby |De Niro|
Robert |De Niro|
Angelo |Di Maria|
Catherine |Della Valle|
Carlo |Dalla Chiesa|
Oscar |de la Renta|
Juan Martín |del Potro|
José |Ortega y Gasset|
Santiago |Ramón y Cajal|
Gabriel |García Márquez|
Mario |Vargas Llosa|
Pedro |Sánchez Pérez|
Andrés Manuel |López Obrador|
Enrique |Peña Nieto|
Felipe |Calderón|
Cristina |Fernández|
Michelle |Bachelet|
Gabriela |Mistral|
Octavio |Paz|
Rafael |Nadal|
Fernando |Alonso|
José Luis |Rodríguez|
Luis |Suárez|
María del Carmen |García|
María de los Ángeles |Romero|
Fernando Henrique |Cardoso|
Dilma |Rousseff|
José |Saramago|
Cristiano |Ronaldo|
António |Guterres|
Vasco |da Gama|
Mohammed |bin Salman|
Mohamed |bin Zayed|
Rashid bin Saeed |Al Maktoum|
Abdel Fattah |el-Sisi|
Fahad |Al Thani|
Naguib |Mahfouz|
Abdul Rahman |Khan|
Salman |Rushdie|
Malala |Yousafzai|
Narendra |Modi|
Indira |Gandhi|
Venkatraman |Ramakrishnan|
Sundar |Pichai|
Amartya |Sen|
Aung San |Suu Kyi|
Joko |Widodo|
Mahathir |bin Mohamad|
|Xi| Jinping
|Mao| Zedong
|Deng| Xiaoping
|Hu| Jintao
|Wen| Jiabao
|Mo| Yan
|Liu| Xiaobo
|Yao| Ming
|Li| Na
|Zhang| Ziyi
|Tu| Youyou
Jackie |Chan|
Bruce |Lee|
Ang |Lee|
|Lee| Kuan Yew
|Goh| Chok Tong
Yo-Yo |Ma|
Jack |Ma|
Steven |Chu|
|Kim| Jong-un
|Kim| Dae-jung
|Moon| Jae-in
|Ban| Ki-moon
|Park| Chan-wook
|Bong| Joon-ho
|Son| Heung-min
Yuna |Kim|
|Ho| Chi Minh
|Nguyen| Xuan Phuc
|Nguyễn| Phú Trọng
|Phạm| Minh Chính
Ocean |Vuong|
Haruki |Murakami|
Akira |Kurosawa|
Shinzo |Abe|
Yoko |Ono|
Shinya |Yamanaka|
Naomi |Osaka|
Hayao |Miyazaki|
|Suzuki| Ichiro
|Tanaka| Koichi
|村上| 春樹
|山中| 伸弥
|大谷| 翔平
|黒澤| 明
|宮崎| 駿
|安倍| 晋三
|田中| 耕一
|习|近平
|毛|泽东
|姚|明
|莫|言
|屠|呦呦
|马|云
|诸葛|亮
|司马|迁
|김|대중
|문|재인
|봉|준호
|손|흥민
|반|기문
|남궁| 민
|黒柳| 徹子
|Orbán| Viktor
|Bartók| Béla
|Kodály| Zoltán
|Szabó| István
|Nagy| Imre
|Kertész| Imre
László |Krasznahorkai|
Katalin |Karikó|
Viktor |Orbán|
Владимир |Путин|
|Гагарин| Юрий Алексеевич
Лев Николаевич |Толстой|
Антон Павлович |Чехов|
|Шевченко| Тарас
Тарас |Шевченко|
Володимир |Зеленський|
Михаил |Горбачёв|
Анна |Ахматова|
Vladimir |Putin|
Fyodor Mikhailovich |Dostoevsky|
Novak |Djokovic|
Иво |Андрић|
Olga |Tokarczuk|
Lech |Wałęsa|
Wisława |Szymborska|
Václav |Havel|
Milan |Kundera|
Petra |Kvitová|
Γιώργος |Σεφέρης|
Κυριάκος |Μητσοτάκης|
|Παπανδρέου| Γεώργιος
Nikos |Kazantzakis|
Recep Tayyip |Erdoğan|
Orhan |Pamuk|
Benjamin |Netanyahu|
David |Ben Gurion|
דוד |בן גוריון|
נגיב |מחפוז|
نجيب |محفوظ|
محمد |صلاح|
فاطمة |الفهرية|
नरेन्द्र |मोदी|
Björk |Guðmundsdóttir|
Halldór |Laxness|
Jens |Stoltenberg|
Greta |Thunberg|
Astrid |Lindgren|
Max |von Sydow|
Niels |Bohr|
Hans Christian |Andersen|
Alvar |Aalto|
Tarja |Halonen|
Kaja |Kallas|
Martin Luther |King| Jr.
Robert |Downey| Jr.
John F. |Kennedy|
J. R. R. |Tolkien|
George W. |Bush|
Dr. Angela |Merkel|
Prof. Dr. Christian |Drosten|
Sir Isaac |Newton|
Dame Judi |Dench|
Ruth Bader |Ginsburg|
Sandra Day |O'Connor|
Seán |Ó Casey|
Shaquille |O’Neal|
Tim |Berners-Lee|
Helena |Bonham Carter|
Ralph |Vaughan Williams|
David |Lloyd George|
Jean-Claude |Van Damme|
Jean-Paul |Sartre|
Antoine |de Saint-Exupéry|
Emmanuel |Macron|
Hercule |DUPONT|
|DUPONT| Jean
|SATO| Hana
Jean-Claude |VAN DAMME|
|Sato|, Hana
|García Márquez|, Gabriel
|van Gogh|, Vincent
|Curie|, Marie
Grace Hopper, PhD
Neil deGrasse |Tyson|
Chimamanda Ngozi |Adichie|
Wole |Soyinka|
Nelson |Mandela|
Ellen Johnson |Sirleaf|
Desmond |Tutu|
Ngozi |Okonjo-Iweala|
Kofi |Annan|
Abiy |Ahmed|
Haile |Gebrselassie|
Volodymyr |Zelenskyy|
Nikola |Tesla|
Ada |Lovelace|
Alan |Turing|
Grace |Hopper|
Katherine |Johnson|
Barack |Obama|
Kamala |Harris|
Jacinda |Ardern|
Cher
Madonna
Ronaldinho
Pelé
`);
