/**
 * Passenger airlines by their IATA designator: `designator|ICAO designator|trading name`, one a line. The base is the register in the npm
 * package aircodes 1.3.16 (MIT), without reservation systems, railways and freight; names shortened to those on a boarding pass, and
 * missing airlines (Volaris, JetBlue and others) added by hand.
 */
export const airlineLines = `
0J|PJZ|Premium Jet
2A|AWA|Air Astra
2B|AWT|Albawings
2D|AGY|Eastern Airlines
2G|AGU|Angara Airlines
2I|SRU|Star Peru
2J|VBW|Air Burkina
2K|GLG|Avianca
2L|OAW|Helvetic Airways
2M|MYD|Maya Island Air
2P|GAP|PAL Express and Airphil Express
2R|RLB|Sunlight Air
2S|STW|Southwind Airlines
2U|ERO|Sun d'Or International Airlines
2W|WFL|World2Fly
2Z|PTB|VOEPASS
3C|CVA|Air Chathams
3F|FIE|FLYONE Armenia
3H|AIE|Air Inuit
3J|JUB|Jubba Airways
3L|ADY|Air Arabia Abu Dhabi
3M|SIL|Silver Airways
3O|MAC|Air Arabia Maroc
3P|WPT|World 2 Fly Portugal
3R|DVR|Divi Divi Air
3S|GUY|Air Antilles
3T|TQQ|Tarco
3U|CSC|Sichuan Airlines
3V|TAY|ASL Airlines Belgium
3Z|TVP|Smartwings Polska
4A|AMP|ATSA Airlines
4B|BTQ|Boutique Air
4C|ARE|LATAM Airlines Colombia
4E|SBO|Stabo Air
4F|FDT|Freedom Airlines Express
4H|HGG|Hi Air
4J|JRC|Jetair Caribbean
4L|LAU|LAS
4M|DSM|LATAM Airlines Argentina
4N|ANT|Air North
4Q|ONY|25Only Aviation
4S|RSX|Red Sea Airlines
4W|WAV|Warbelow's Air Ventures
4Y|OCN|Discover Airlines
4Z|LNK|Airlink
5A|AIP|Alpine Aviation
5C|ICL|Challenge Airlines
5D|SLI|Aeroméxico Connect
5F|FIA|FlyOne Airlines
5J|CEB|Cebu Pacific
5K|HFY|HiFly
5M|MNT|FlyMontserrat
5N|AUL|Smartavia Airlines
5O|FPO|ASL Airlines France
5P|UZP|Panorama Airways
5Q|HES|Holiday Europe
5R|RUC|Rutaca Airlines
5S|GAK|Global Aviation Services
5T|AKT|Canadian North
5U|TGU|Transportes Aéreos Guatemaltecos
5V|VTS|Everts Air
5W|WAZ|Wizz Air
5Y|GTI|Atlas Air
5Z|KEM|Cemair
6A|AMW|Armenia Airways
6D|TVQ|Smartwings Slovensko
6E|IGO|IndiGo
6G|RLX|Go2Sky spol
6H|ISR|Israir Airlines and Tourism
6I|MMD|Alsie Express
6J|SNJ|Solaseed Air
6M|MXM|Maximus Airlines
6N|NIN|Niger Airlines
6O|OBS|iberojet
6Q|SAW|Cham Wings Airlines
6R|DRU|Alrosa
6T|LGT|Longtail Aviation International
6W|FBS|FlyBosnia
6Y|ART|SmartLynx Airlines
7B|UBE|Bees Airline
7C|JJA|Jeju Air
7E|AWU|Sylt Air
7G|SFJ|StarFlyer
7H|RVF|Ravn Alaska
7I|TLR|Air Libya
7J|TJK|Tajik Air
7M|PAM|Map Linhas Aereas
7N|MTD|MetroJets
7O|TVL|Smartwings Hungary Kft
7P|PST|AirPanama
7R|RLU|RusLine
7T|RTM|Aero Express del Ecuador
7V|FDR|Federal Airlines
7W|WRC|WINDROSE Airlines
7Y|MYP|Mann Yadanarpon Airlines
8B|TNU|Transnusa Aviation Mandiri
8C|ATN|Air Transport International
8D|EXV|FITS Aviation
8E|BRG|Bering Air
8F|STP|STP Airways
8G|DTL|AERO DILI
8J|ECO|Linea Aerea Eco Jet
8M|MMA|Myanmar Airways International
8N|REG|Regional Air Services
8P|PCO|Pacific Coastal Airlines
8R|AIA|Amelia
8U|AAW|Afriqiyah Airways
8V|WRF|Wright Air Service
8W|EDR|Fly AllWays
8Z|CGA|Congo Airways
9A|GCA|GCA Airlines
9C|CQH|Spring Airlines
9D|NMG|Genghis Khan Airlines
9E|EDV|Endeavor Air
9H|CGN|Air Changan
9J|DAN|Dana Airlines
9K|KAP|Cape Air
9L|TOW|AirTanker
9M|GLR|Central Mountain Air
9N|TOS|Tropic Air
9P|FJL|Fly Jinnah
9Q|CXE|Caicos Express Airways
9V|ROI|Avior Airlines
9X|FDY|Southern Airways Express
A0|EFW|British Airways
A2|AWG|Anima Wings Aviation
A3|AEE|Aegean Airlines
A4|AZO|Azimuth Airlines
A5|HOP|HOP!
A6|OTC|Air Travel
A7|CFV|Calafia Airlines
A9|TGZ|Georgian Airways
AA|AAL|American Airlines
AB|BNZ|Bonza Aviation
AC|ACA|Air Canada
AD|AZU|Azul
AE|MDA|Mandarin Airlines
AF|AFR|Air France
AG|ARU|Aruba Airlines
AH|DAH|Air Algérie
AI|AIC|Air India
AJ|AZY|Aztec Worldwide Airlines
AK|AXM|AirAsia
AM|AMX|Aeroméxico
AN|WSN|Advanced Air
AP|LAV|AlbaStar
AQ|JYH|9 Air
AR|ARG|Aerolíneas Argentinas
AS|ASA|Alaska Airlines
AT|RAM|Royal Air Maroc
AU|CJL|Canada Jetlines Operations
AV|AVA|Avianca
AY|FIN|Finnair
AZ|ITY|ITA Airways
B0|DJT|La Compagnie
B2|BRU|Belavia
B3|BTN|Bhutan Airlines
B5|BBT|BBN Hava Yollari ve Tasimacili
B6|JBU|JetBlue
B7|UIA|UNI Airways
B9|IRB|Iran Airtour Airline
BA|BAW|British Airways
BC|SKY|Skymark Airlines
BD|BGN|Budget Lines
BF|FBU|French bee
BG|BBC|Biman Bangladesh Airlines
BH|BML|Bismillah Airlines
BI|RBA|Royal Brunei Airlines
BJ|LBT|Nouvelair
BL|PIC|Pacific Airlines
BM|MNS|Medsky Airways
BN|LWG|Luxwing
BO|BBD|bluebird NORDIC
BP|BOT|Air Botswana
BQ|SWU|Sky Alps
BR|EVA|EVA Air
BT|BTI|airBaltic
BU|DBP|Compagnie Africaine d'Aviation
BW|BWA|Caribbean Airlines
BX|ABL|Air Busan
BY|TOM|TUI Airways
BZ|BBG|Blue Bird Airways
C3|TDR|Trade Air
C5|UCA|CommuteAir
C7|CIN|Cinnamon Air
C9|CKL|Cronos Airlines Benin
CA|CCA|Air China
CC|ABD|Air Atlanta Icelandic
CD|CND|Corendon Dutch Airlines
CF|CYZ|China Postal Airlines
CH|BMJ|Bemidji Airlines
CI|CAL|China Airlines
CL|CLH|Lufthansa CityLine
CM|CMP|Copa Airlines
CN|GDC|Grand China Air
CQ|CSV|Coastal Travels
CR|ABC|UBM Aviation
CS|CXB|Comlux Aruba
CT|CYL|Alitalia Cityliner
CU|CUB|Cubana de Aviación
CW|SCW|SkyWest Charter
CX|CPA|Cathay Pacific
CY|CYP|Cyprus Airways
CZ|CSN|China Southern Airlines
D3|DAO|Daallo Airlines
D4|GEL|Airline Geo Sky
D6|GCA|GECA
D7|XAX|AirAsia X
D8|NSZ|Norwegian Air Sweden
D9|DMQ|Daallo Airlines
DB|MLT|Maleth
DD|NOK|Nok Air
DE|CFG|Condor
DG|SRQ|Cebgo
DI|MBU|Marabu Airlines
DJ|DJI|Air Djibouti
DK|VKG|SunClass Airlines ApS
DL|DAL|Delta Air Lines
DM|DWI|Arajet
DN|NAA|Norwegian Air Argentina
DO|SHH|Sky High Aviation
DP|PBD|Pobeda Airlines
DQ|KHH|Alexandria Airlines
DR|RLH|Sunan Ruili Airlines
DS|EZS|easyJet Switzerland
DT|DTA|TAAG Angola Airlines
DV|VSV|PLL Scat Aircompany
DY|NOZ|Norwegian
DZ|EPA|Donghai Airlines
E2|EWE|Eurowings Europe
E4|ABJ|ATA
E5|RBG|Air Arabia Egypt
E7|EKA|Equaflight Service
E9|EVE|iberojet
EA|EAI|Emerald Airlines
EB|PLM|Wamos Air
ED|AXE|AirExplore
EE|EST|Xfly
EF|CPR|Aerolinea del Caribe
EG|EUK|Aer Lingus UK
EH|AKX|ANA Wings
EI|EIN|Aer Lingus
EK|UAE|Emirates
EL|RIE|Ariella
EM|CFS|Empire Airlines
EN|DLA|Air Dolomiti
EO|KAR|Pegas Fly
EP|IRC|Iran Aseman Airline
ER|SEP|Serene Air
ES|ETR|Estelar
ET|ETH|Ethiopian Airlines
EU|UEA|Chengdu Airlines
EW|EWG|Eurowings
EX|AVR|Regional Express Americas
EY|ETD|Etihad Airways
F3|FAD|flyadeal Airline
F6|VAW|Fly2Sky
F7|RSY|The Airline iFly
F8|FLE|Flair Airlines
F9|FFT|Frontier Airlines
FA|SFR|FlySafair
FB|LZB|Bulgaria Air
FC|VBB|Viva Colombia
FD|AIQ|Thai AirAsia
FE|IHO|Seven Four Eight Air Services
FG|AFG|Ariana Afghan Airlines
FH|FHY|Freebird Airlines
FI|ICE|Icelandair
FJ|FJI|Fiji Airways
FK|KFA|Kelowna Flightcraft Air Charter
FL|LIL|SC Fly Lili
FM|CSH|Shanghai Airlines
FN|FJW|fastjet Zimbabwe
FO|FBZ|Flybondi
FR|RYR|Ryanair
FT|FEG|flyegypt
FU|FZA|Fuzhou Airlines
FV|SDM|Rossiya Airlines
FW|IBX|Ibex Airlines
FY|FFM|Firefly
FZ|FDB|flydubai
G0|GAL|Allanza Glancelot
G2|GBG|GullivAir
G3|GLO|GOL
G4|AAY|Allegiant Air
G5|HXA|China Express Airlines
G6|ACY|FLY ARNA
G7|GJS|GoJet Airlines
G9|ABY|Air Arabia
GA|GIA|Garuda Indonesia
GB|ABX|ABX Air
GE|GBB|Global Aviation Operations
GF|GFA|Gulf Air
GH|IGT|Aircompany Georgian Airlines
GI|LHA|China Central Airlines
GJ|CDC|Zhejiang Loong Airlines
GK|JJP|Jetstar Japan
GL|GRL|Air Greenland
GM|TMG|Tri
GP|RIV|APG Airlines
GQ|SEH|Sky Express
GR|AUR|Aurigny Air Services
GS|GCR|Tianjin Airlines
GT|CGH|Air Guilin
GU|GUG|AVIATECA
GX|CBG|Guangxi Beibu Gulf Airlines
GY|CGZ|Colorful GuiZhou Airlines
H1|HAH|Hahn Air
H2|SKU|Sky Airline
H3|HLJ|Hello Jets
H4|HYS|HiSky Europe
H6|BUC|European Air Charter
H7|HYM|CA HiSky
H8|SKX|Sky Airline Perú
H9|HIM|Himalaya Airlines
HA|HAL|Hawaiian Airlines
HB|HGB|Greater Bay Airlines
HC|SZN|Air Senegal
HD|ADO|Air Do
HF|VRE|Air Cote d Ivoire
HG|HTP|Hala Air
HH|QNT|Qanot Sharq
HM|SEY|Air Seychelles
HN|EQX|Equinoxair
HO|DKH|Juneyao Air
HP|APF|Amapola Flyg
HR|HHN|Hahn Air Lines
HU|CHH|Hainan Airlines
HV|TRA|Transavia
HW|NWL|North
HX|CRK|Hong Kong Airlines
HY|UZB|Uzbekistan Airways
HZ|SHU|Joint
I2|IBS|Iberia Express
I5|IAD|AirAsia India
I7|IOA|IndiaOne Air
I8|IZA|Izhavia Public Stock
I9|HLF|Central Airlines
IA|IAW|Iraqi Airways
IB|IBE|Iberia
ID|BTK|Batik Air
IE|SOL|Solomon Airlines
IF|FBA|Fly Baghdad
IG|ISS|Air Italy
IH|SRS|Southern Sky Airlines
II|CSQ|IBC Airways
IJ|SJO|Spring Japan
IK|AKL|Air Kiribati
IL|TGN|Trigana Air Service
IN|LKN|Nam Air
IO|IAE|IrAero
IP|PAS|Pelita Air Service
IQ|QAZ|Qazaq Air
IR|IRA|Iran Air
IS|SHI|Sepehran Airlines
IT|TTW|Tiger Airways Taiwan
IU|SJV|Super Air Jet
IV|GPX|GP Aviation
IW|WON|Wings Abadi Airlines
IX|AXB|Air India Express
IY|IYE|Yemenia
IZ|AIZ|Arkia Israeli Airlines
J2|AHY|Azerbaijan Airlines
J3|PLR|Northwestern Air Lease
J4|BDR|Badr Airlines
J7|ABS|Afrijet
J8|BVT|Berjaya Air
J9|JZR|Jazeera Airways
JA|JAT|JetSMART
JC|JAC|Japan Air Commuter
JD|CBJ|Capital Airlines
JE|MNO|Mango
JF|OTT|OTT Airlines
JH|FDA|Fuji Dream Airlines
JI|AAG|Armenian Airlines
JJ|TAM|LATAM Airlines Brasil
JK|ACL|Aercaribe Aerolina del Caribe
JL|JAL|Japan Airlines
JM|JMA|Jambojet
JO|RYW|Royal Wings
JQ|JST|Jetstar
JR|JOY|Joy Air
JS|KOR|Air Koryo
JT|LNI|Lion Air
JU|ASL|Air Serbia
JV|BLS|Bearskin Airlines
JX|SJX|Starlux Airlines
JY|IWY|interCaribbean Airways
JZ|JAP|jetSMART Airlines Peru
K3|SAQ|SAC
K4|CKS|Kalitta Air
K6|KHV|Cambodia Angkor Air
K7|KBZ|Air KBZ
KA|ANK|Aero Nomad Airlines
KB|DRK|Druk Air
KC|KZR|Air Astana
KE|KAL|Korean Air
KF|ABB|Air Belgium
KG|LYM|Key Lime Air
KI|SJB|SKS Airways
KJ|AIH|Air Incheon
KK|NGN|LEAV Aviation
KL|KLM|KLM
KM|KMM|KM Malta Airlines
KN|CUA|China United Airlines
KO|KMA|Komiaviatrans Open
KP|SKK|ASKY
KQ|KQA|Kenya Airways
KR|KME|Cambodia Airways
KS|KON|Air Connect Aviation
KU|KAC|Kuwait Airways
KV|SSJ|KrasAvia
KX|CAY|Cayman Airways
KY|KNA|Kunming Airlines
L5|REA|Red Air
L6|MAI|Mauritania Airlines
L8|TON|Lulutai Airlines
L9|LWI|Lumiwings
LA|LAN|LATAM Airlines
LF|VTE|Contour Airlines
LG|LGL|Luxair
LH|DLH|Lufthansa
LJ|JNA|Jin Air
LK|LLL|Lao Skyway
LL|LVL|LEVEL
LM|LOG|Loganair
LN|LAA|Libyan Airlines
LO|LOT|LOT Polish Airlines
LP|LPE|LATAM Airlines Perú
LQ|MKR|Lanmei Airlines
LR|LRC|Avianca Costa Rica
LS|EXS|Jet2
LT|SNG|LongJiang Airlines
LU|LXP|LATAM Airlines Chile
LV|DTG|Aircompany AIRZENA
LW|LDA|Lauda Europe
LX|SWR|Swiss
LY|ELY|El Al
M0|MNG|Aero Mongolia
M2|MHV|MHS Aviation
M3|LTG|ABSA
M6|AJT|Amerijet International
M7|MAA|MasAir
M8|MSJ|Skyjet
M9|MSI|Motor
MA|MEN|MAE Aircraft Management WLL
MB|MNB|MNG Airlines
MD|MDG|Madagascar Airlines
ME|MEA|Middle East Airlines
MF|CXA|Xiamen Airlines
MG|EZA|Eznis Airways
MH|MAS|Malaysia Airlines
MJ|MYW|MyWay Airlines
MK|MAU|Air Mauritius
ML|FML|Sky Mali
MM|APJ|Peach Aviation
MN|CAW|Kulula
MO|CAV|Calm Air
MP|MPH|Martinair Holland
MQ|ENY|Envoy Air
MR|MML|Hunnu Air
MS|MSR|EgyptAir
MT|MMO|Malta MedAir
MU|CES|China Eastern Airlines
MV|MAR|Air Mediterranean
MW|WZM|Waltzing Matilda Aviation
MX|MXY|Breeze Airways
MY|MWG|Maswings
MZ|AHX|Amakusa Airlines
N0|NBT|Norse Atlantic Airways
N2|NIG|Aero Contractors Company of Nigeria
N3|VOS|Veula El Salvador
N4|NWS|Nord Wind
N5|NRL|Nolinor Aviation
N7|FCM|Nordic Regional Airlines
N9|SHA|Shree Airlines
NA|NMA|Nesma Airlines
NB|BNL|Berniq Airways
ND|NDA|Nordica
NE|NMA|Nesma Airlines
NF|AVN|Air Vanuatu
NG|NAI|NOVAIR
NH|ANA|All Nippon Airways
NI|PGA|Portugalia
NK|NKS|Spirit Airlines
NL|AEH|Amelia International
NM|NTR|Air Moana
NO|NOS|Neos
NP|NIA|Nile Air
NQ|AJX|Air Japan
NR|MAV|Manta Aviation
NS|HBH|Hebei Airlines
NT|IBB|Binter Canarias
NU|JTA|Japan Transocean Air
NV|KRU|Karun Airlines
NX|AMU|Air Macau
NZ|ANZ|Air New Zealand
O2|HPK|Hopscotch Air
O3|CSS|Shun Fung Airlines
O4|ANS|Andes Lineas Aereas
O7|OMB|Omni
O8|MTO|Marathon Airlines
OA|OAL|Olympic Air
OB|BOV|Boliviana de Aviación
OC|ORC|Oriental Air Bridge
OD|MXD|Batik Air Malaysia
OE|FOE|Fly One Airlines
OF|OLA|Overland Airways
OG|FPY|PLAY
OH|JIA|PSA Airlines
OI|HND|Hinterland Aviation
OJ|NYX|Nyxair OU
OK|CSA|Czech Airlines
OL|PAO|Samoa Airways
OM|MGL|MIAT
ON|RON|Nauru Airlines
OO|SKW|SkyWest Airlines
OP|DIG|PassionAir
OQ|CQN|Chong Qing Airlines
OR|TFL|TUI fly Netherlands
OS|AUA|Austrian Airlines
OU|CTN|Croatia Airlines
OV|OMS|SalamAir
OW|SEW|Skyward Express
OZ|AAR|Asiana Airlines
P0|PFZ|Proflight Commuter Services
P2|XAK|Airkenya Express
P3|PTR|Porter Airlines
P4|APK|Air Peace
P5|RPB|Wingo
P6|PVG|Privilege Style Lineas Aereas
P8|SRN|SprintAir
P9|PXC|Palau Express Airlines
PA|ABQ|M/S Airblue
PB|PVL|PAL Airlines
PC|PGT|Pegasus Airlines
PD|POE|Porter Airlines Canada
PE|PEV|People’s
PF|SIF|AirSial
PG|BKP|Bangkok Airways
PH|SFZ|Pionair Australia
PI|RKA|Polar Airlines
PJ|SPM|Air Saint Pierre
PK|PIA|Pakistan International Airlines
PM|CNF|Canaryfly
PN|CHB|China West Air
PP|PJS|Jet Aviation Business Jets
PQ|SQP|SkyUp Airlines
PR|PAL|Philippine Airlines
PS|AUI|Ukraine International Airlines
PT|PDT|Piedmont Airlines
PU|PUE|Plus Ultra
PW|PRF|Precision Air Services
PX|ANG|Air Niugini
PY|SLM|Surinam Airways
PZ|LAP|LATAM Airlines Paraguay
Q2|DQA|Island Aviation Services
Q3|AXL|Anguilla Air Services
Q4|ELE|euroairlines
Q6|VOC|Volaris Costa Rica
Q8|TSG|Trans Air Congo
Q9|GWG|Green Africa Airways
QA|QBA|Queen Bilqis Airways
QB|QSM|Qeshm Air
QF|QFA|Qantas
QG|CTV|Citilink Indonesia
QH|BAV|Bamboo Airways Joint
QI|IAN|Ibom Airlines
QK|JZA|Jazz Aviation
QN|SKP|Skytrans Airlines
QP|AKJ|Akasa Air
QQ|UTY|Alliance Airlines
QR|QTR|Qatar Airways
QS|TVS|Smartwings
QU|UTN|Skyline Express Airline
QV|LAO|Lao Airlines
QW|QDA|Qingdao Airlines
QX|QXE|Horizon Air
QY|BCS|European Air Transport Leipzig
QZ|AWQ|Indonesia AirAsia
R2|GTS|Groupe Transair
R3|SYL|Airline Yakutia
R4|RAN|Rano Air
R5|JAV|Jordan Aviation
R6|DNU|DAT
RA|RNA|Nepal Airlines
RB|SYR|Syrian Arab Airlines
RC|FLI|Atlantic Airways Faroe Islands
RD|SNA|Sky Cana
RE|GJM|Airhub Airlines
RF|EOK|Aero K Airlines
RG|RJD|Rotana Jet
RI|OEY|RIMBUN AIR
RJ|RJA|Royal Jordanian
RK|RUK|Ryanair UK
RL|ABG|CJSC Royal Flight Airlines
RM|NGT|Air Dilijans
RN|SZL|Royal Eswatini National Airways
RO|ROT|TAROM
RP|BPS|Budapest Aircraft Service
RR|RYS|Buzz
RS|ASV|Air Seoul
RT|UVT|UVT aero
RV|ROU|Air Canada rouge
RW|RYL|royalair philippines
RY|CJX|Jiangxi Air
S4|RZO|Azores Airlines
S5|SDG|Star Air
S6|KSZ|Sunrise Airways
S7|SBI|S7 Airlines
S8|SDA|Sounds Air Travel & Tourism
S9|FLG|FlyBig
SA|SAA|South African Airways
SB|ACI|Aircalin
SC|CDG|Shandong Airlines
SD|SUD|Sudan Airways
SF|DTH|Tassili Airlines
SG|SEJ|SpiceJet
SI|BCI|Blue Islands
SJ|SJY|Sriwijaya Air
SK|SAS|SAS Scandinavian Airlines
SL|TLM|Thai Lion Mentari
SM|MSC|Air Cairo
SN|BEL|Brussels Airlines
SO|SNR|Sun Air
SP|SAT|SATA Air Açores
SQ|SIA|Singapore Airlines
SR|SDR|Sundair
SS|CRL|Corsair
ST|RTL|Air Thanlwin Holding
SU|AFL|Aeroflot
SV|SVA|Saudia
SX|TOR|flyGTA
SY|SCX|Sun Country Airlines
SZ|SMR|Aircompany Somon Air
T5|TUA|Turkmenistan Airlines
T6|ATX|AirSWIFT Transport
T7|TJT|Twin Jet
T9|VTU|Turpial Airlines
TA|TAI|Avianca El Salvador
TB|JAF|TUI fly Belgium
TC|ATC|Air Tanzania
TD|TBC|Tbilisi Airways
TE|IGA|SkyTaxi
TF|BRX|Braathens Regional Airways
TG|THA|Thai Airways
TH|RMY|Raya Airways
TJ|GPD|Tradewind Aviation
TK|THY|Turkish Airlines
TM|LAM|LAM
TN|THT|Air Tahiti Nui
TO|TVF|Transavia France
TP|TAP|TAP Air Portugal
TQ|PGN|Tailwind Air
TR|TGW|Scoot
TS|TSC|Air Transat
TT|BIX|Braathens International Airways
TU|TAR|Tunisair
TV|TBA|Tibet Airlines
TW|TWB|T'way Air
TX|FWI|Air Caraïbes
TY|TPC|Air Caledonie
TZ|TDS|Tsaradia
U2|EZY|easyJet
U3|SAY|Air Company Sky Gates Airlines
U4|BHA|Buddha Air
U5|SEU|SkyUp MT
U6|SVR|Ural Airlines
U8|CYF|Tus Airways
UA|UAL|United Airlines
UD|UBD|UBD
UE|UJC|Ultimate Air Shuttle
UF|PER|Petroleum Air Services
UG|TUX|Tunisair Express
UH|XCH|Jet Exchange
UJ|LMU|Almasria Universal Airlines
UK|VTI|Vistara
UL|ALK|SriLankan Airlines
UM|AZW|Air Zimbabwe
UO|HKE|Hong Kong Express Airways
UP|BHS|Bahamasair
UQ|CUH|Urumqi Airlines
UT|UTA|Utair Aviation Joint
UU|REU|Air Austral
UV|UVA|Universal Airways
UX|AEA|Air Europa
UZ|BRQ|Buraq Air Transport
V0|VCV|Conviasa
V2|TWN|Avialeasing
V3|KRP|Carpatair
V4|VEC|Vensecar Internacional
V5|DAP|Aerovias DAP
V7|VOE|Volotea
V8|VAS|OOO ATRAN
V9|VAA|Van Air Europe
VA|VOZ|Virgin Australia
VB|VIV|Viva
VC|SRY|Via Airlines
VF|TKJ|AJet
VJ|VJC|VietJet Air
VK|FVJ|ValueJet
VM|NGL|Max Air
VN|HVN|Vietnam Airlines
VO|UVL|Universal Air Charter and Management
VP|VQI|flyme
VQ|NVQ|Novoair
VR|TCV|Cabo Verde Airlines
VS|VIR|Virgin Atlantic
VT|VTA|Air Tahiti
VU|VAG|Vietravel Airlines
VY|VLG|Vueling
VZ|TVJ|Thai Vietjet Air
W2|FXT|Flexflight
W3|ARA|Arik Air
W4|WMT|Wizz Air Malta
W5|IRM|Mahan Air
W6|WZZ|Wizz Air
W9|WUK|Wizz Air UK
WA|KLC|KLM Cityhopper
WB|RWD|RwandAir
WC|ISV|Avianca Honduras
WF|WIF|Widerøe
WG|SWG|Sunwing Airlines
WH|WWP|wingo
WI|WHT|White Airways
WJ|JES|JetSmart Airlines
WK|EDW|Edelweiss Air
WL|WAL|World Atlantic Airlines
WM|WIA|Winair
WN|SWA|Southwest Airlines
WO|WSW|Swoop
WP|WSG|Wasaya Airways
WR|WEN|Westjet Encore
WS|WJA|WestJet
WT|SWT|Swiftair
WU|WST|Western Air
WV|WAA|Westair Aviation
WX|BCY|Cityjet
WY|OMA|Oman Air
WZ|RWZ|CJSC Airline 400
X1|HHA|Hahn Air Technologies
X3|TUI|TUI fly
X5|OVA|Air Europa Express
X7|CHG|Challenge Airlines
X8|MMX|Airmax
X9|NVD|Avion Express
XC|CAI|Turistik Hava Tasimacilik
XE|JSX|JSX Air
XJ|TAX|Thai AirAsia X
XK|CCM|Air Corsica
XL|LNE|Aerolane
XM|IMX|Zimex Aviation
XN|MXA|Mexicana de Aviación
XO|SGD|South East Asian Airlines
XP|VXP|Avelo Airlines
XQ|SXS|SunExpress
XR|CXI|Corendon Airlines Europe
XS|SIT|SITA
XT|CTU|GloBus
XU|AXK|African Express Airways
XY|KNE|flynas
XZ|AEZ|Aeroitalia
Y2|CEY|Air Century
Y3|SYA|Syphax Airlines S A
Y4|VOI|Volaris
Y6|CIK|AB Aviation
Y7|TYA|Joint
Y8|YZR|Suparna Airlines
Y9|DAT|Lynx Air
YC|LLM|Yamal Airlines
YD|SYG|Synergy Aviation
YE|ANR|Yan Air
YI|OYA|FLY OYA
YJ|WUA|Asian Express General Aviation Wuxi
YK|AVJ|Avia Traffic
YL|LWA|Libyan Wings
YN|CRQ|Air Creebec
YP|APZ|Air Premia
YQ|LCT|TAR Aerolineas
YR|SCE|Scenic Airlines
YS|FLZ|Flightlink
YT|NYT|Yeti Airlines Domestic
YU|MMZ|EuroAtlantic Airways Transportes Aereos
YV|ASH|Mesa Airlines
YW|ANE|Air Nostrum
YX|RPA|Republic Airways
Z0|UBT|Norse Atlantic UK
Z2|APG|AirAsia Philippines
Z9|MYM|MYAirline
ZA|SWM|Sky Angkor Airlines
ZB|ALX|Air Albania
ZD|EWR|EWA Air
ZE|ESR|Eastar Jet
ZF|AZV|Azur Air
ZG|TZP|ZIPAIR
ZH|CSZ|Shenzhen Airlines
ZL|RXA|Regional Express
ZM|MBB|Air Manas Air
ZN|AZB|Zambia Airways
ZP|AZP|Paranair
ZQ|GER|German Airways
ZS|SOP|Solinair Latelsko Podjetjet
ZU|AZM|Azman Air Services
ZV|RFD|Aerotransportes Rafilher
ZW|AWI|Air Wisconsin Airlines
ZX|GGN|Air Georgian
`;
